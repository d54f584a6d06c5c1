import { defineConfig } from '@playwright/test'
import { chromium } from '../../tools/browser.ts'

/** One WordPress for all tests, so one worker. */
export default defineConfig({
  testDir: '.',
  outputDir: `../../.cache/playwright/wordpress-${process.pid}`,
  globalSetup: './prepare.ts',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 1,
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
  },
})
