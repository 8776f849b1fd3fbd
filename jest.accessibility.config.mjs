import e2e from './jest.e2e.config.mjs';

/** The full check with axe, which takes long: every page in every theme, width and state. */
export default {
  ...e2e,
  testMatch: ['<rootDir>/test/e2e/**/*.matrix.ts'],
  testTimeout: 4 * 60 * 60_000,
  maxWorkers: 1,
};
