import { defineConfig } from '@playwright/test'
import { chromium } from './tools/browser.ts'

// Two runs at once must not wipe each other's traces; the workers inherit the name.
process.env['BINDERY_RUN'] ??= String(process.pid)

/** The tag of tests that need the whole browser (tools/browser.ts). */
const inWindow = /@window/

/** Each worker has a host server of its own (tests/support/test.ts), so none is started here. */
export default defineConfig({
  testDir: 'tests',
  outputDir: `.cache/playwright/${process.env['BINDERY_RUN']}`,
  globalSetup: './tests/support/built.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  // Two shared cores: what is slow is slow, only what hangs has failed.
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
    // A trace costs each test half as much again: `BINDERY_TRACE=on npx playwright test …`.
    trace: process.env['BINDERY_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      // Each of its workers builds a kit of its own, as long as half of its tests take: one, and first.
      name: 'embed',
      testMatch: 'embed/**/*.spec.ts',
      testIgnore: '**/*.bfcache.spec.ts',
      workers: 1,
    },
    {
      // What a reader does with tabs and windows, which a browser without them has not.
      name: 'window',
      testMatch: 'e2e/**/*.spec.ts',
      grep: inWindow,
      use: { launchOptions: chromium('whole') },
    },
    {
      // Playwright switches the back/forward cache off; these specs are about it.
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
      // Last, so that the two workers end together: the projects above have few tests, and long ones.
      name: 'e2e',
      testMatch: 'e2e/**/*.spec.ts',
      testIgnore: '**/*.bfcache.spec.ts',
      grepInvert: inWindow,
    },
  ],
})
