import base from './jest.config.mjs';

/**
 * nginx with the recipe's configuration, so it runs after `npm run build` and `container/compress`.
 */
export default {
  ...base,
  testMatch: ['<rootDir>/test/container/**/*.container.ts'],
  setupFilesAfterEnv: [],
  testTimeout: 30_000,
};
