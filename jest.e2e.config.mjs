import base from './jest.config.mjs';

/** The browser suite: it walks the built site, so it runs after `npm run build`. */
export default {
  ...base,
  testMatch: ['<rootDir>/test/e2e/**/*.e2e.ts'],
  setupFilesAfterEnv: [],
  globalSetup: '<rootDir>/test/e2e/support/serve-build.ts',
  globalTeardown: '<rootDir>/test/e2e/support/stop-serving.ts',
  testTimeout: 60_000,
  maxWorkers: 2,
  testSequencer: '<rootDir>/test/e2e/support/longest-first.mjs',
};
