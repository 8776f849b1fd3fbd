/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['<rootDir>/test/{unit,components}/**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.(t|j|m|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // Docusaurus's Markdown tool chain is published as ES modules only.
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/test/support/empty.js',
    '^@site/(.*)$': '<rootDir>/$1',
    // What Docusaurus's bundler gives to client code under these names.
    '^@docusaurus/((?:use)?[A-Z]\\w*|isInternalUrl|renderRoutes|router|constants)$':
      '@docusaurus/core/lib/client/exports/$1',
    '^@theme-original/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
    '^@theme/(.*)$': ['<rootDir>/src/theme/$1', '@docusaurus/theme-classic/lib/theme/$1'],
    '^@generated/(.*)$': [
      '<rootDir>/test/support/generated/$1.ts',
      '<rootDir>/test/support/empty.js',
    ],
  },
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
};
