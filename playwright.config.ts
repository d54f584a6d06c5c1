import { defineConfig } from '@playwright/test'
import { chromium } from './tools/browser.ts'

/** Each worker has a host server of its own (tests/support/test.ts), so none is started here. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/playwright',
  globalSetup: './tests/support/built.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: chromium(),
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts', testIgnore: '**/*.bfcache.spec.ts' },
    { name: 'embed', testMatch: 'embed/**/*.spec.ts', testIgnore: '**/*.bfcache.spec.ts' },
    {
      // Playwright switches the back/forward cache off; these specs are about it.
      name: 'bfcache',
      testMatch: '**/*.bfcache.spec.ts',
      use: {
        launchOptions: {
          ...chromium(),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
  ],
})
