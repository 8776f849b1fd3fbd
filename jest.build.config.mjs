import base from './jest.config.mjs';

/** Whole builds: under another base URL, and of small sites that must not build. */
export default {
  ...base,
  testMatch: ['<rootDir>/test/build/**/*.build.ts'],
  setupFilesAfterEnv: [],
  testTimeout: 600_000,
  maxWorkers: 1,
};
