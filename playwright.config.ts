import { defineConfig } from '@playwright/test'
import { chromium } from './tools/browser.ts'

// Parallel runs must not delete each other's traces. The workers inherit the name.
process.env['BINDERY_RUN'] ??= String(process.pid)

/** The tag of tests that need a full browser (tools/browser.ts). */
const inWindow = /@window/

/** Each worker starts its own host server (tests/support/test.ts), so none is started here. */
export default defineConfig({
  testDir: 'tests',
  outputDir: `.cache/playwright/${process.env['BINDERY_RUN']}`,
  globalSetup: './tests/support/built.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  // Generous, for two shared cores: only a hanging test fails.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: chromium(),
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 20_000,
    // A trace makes a test 50 % slower: `BINDERY_TRACE=on npx playwright test …`.
    trace: process.env['BINDERY_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      // Each worker builds its own kit, which takes as long as half of the tests. So one worker, and first.
      name: 'embed',
      testDir: 'tests/embed',
      testMatch: '**/*.spec.ts',
      testIgnore: '**/*.bfcache.spec.ts',
      workers: 1,
    },
    {
      // Tests with several tabs or windows, which the headless shell does not have.
      name: 'window',
      testDir: 'tests/e2e',
      testMatch: '**/*.spec.ts',
      grep: inWindow,
      use: { launchOptions: chromium('whole') },
    },
    {
      // Playwright disables the back/forward cache, which these specs test.
      name: 'bfcache',
      testMatch: '**/*.bfcache.spec.ts',
      use: {
        launchOptions: {
          ...chromium('whole'),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    {
      // Last, so that both workers finish together: the projects above have few, long tests.
      name: 'e2e',
      testDir: 'tests/e2e',
      testMatch: '**/*.spec.ts',
      testIgnore: '**/*.bfcache.spec.ts',
      grepInvert: inWindow,
    },
  ],
})
