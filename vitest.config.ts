import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { browserArgs, findChromium } from './tools/browser.ts'
import { templatesPlugin } from './tools/build-templates.ts'
import { browserDependencies, type Renderer, rendererAlias } from './tools/renderer.ts'

const executablePath = findChromium()

/** Vite warns of a dynamic import in Vitest's own runner on each run: nobody here can mend it. */
const quietRunner = (): Plugin => ({
  name: 'quiet-vitest-runner',
  enforce: 'pre',
  transform: {
    filter: { id: /vitest_n_vite_module-runner/ },
    handler: (code) => code.replace('import(filepath)', 'import(/* @vite-ignore */ filepath)'),
  },
})

/** What reads the whole project, or draws it, takes its time on a busy machine; only what hangs has failed. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000 }

/** A value of its own for each project: Vitest writes into it. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { args: [...browserArgs], ...(executablePath ? { executablePath } : {}) },
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 800 },
})

/** Of several pages in one browser only one has the focus, and the tests in it are about focus. */
const alone = (order: number) => ({
  fileParallelism: false,
  sequence: { groupOrder: order },
})

const browserTests = ['packages/**/*.test.tsx', 'packages/**/*.browser.test.ts']

/** The element layer's contract over all tags of the kit. Its own tests run over samples of it, on each renderer. */
const everyTag = 'tests/conventions/*.browser.test.{ts,tsx}'

/** The component suite: real Chromium, on what ships (Preact) and, but for `everyTag`, once more on React. */
function component(
  name: string,
  renderer: Renderer,
  order: number,
): TestProjectInlineConfiguration {
  const include = renderer === 'preact' ? [...browserTests, everyTag] : browserTests
  return {
    cacheDir: `.cache/vite-${name}`,
    plugins: [quietRunner(), templatesPlugin()],
    resolve: { alias: rendererAlias(renderer) },
    optimizeDeps: {
      include: [...browserDependencies(renderer), 'axe-core', 'fast-check'],
    },
    test: { name, include, browser: inChromium(), ...patient, ...alone(order) },
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    // On a busy machine what is slow is slow: only what hangs has failed.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          ...patient,
          environment: 'node',
          // No test may stand on what the one before it left. A run that fails names its seed.
          sequence: { shuffle: { tests: true } },
          include: [
            'packages/**/*.test.ts',
            'hosts/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
            'tests/conventions/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
        },
      },
      {
        // One browser after the other, and each journey in turn: `npm run engines`, not `npm test`.
        test: {
          name: 'engines',
          testTimeout: 180_000,
          hookTimeout: 300_000,
          include: ['tests/engines/*.test.ts'],
        },
      },
      component('component', 'preact', 1),
      component('component-react', 'react', 2),
      {
        // Aliases and dependencies come from .storybook/main.ts: stories run as they are shown.
        cacheDir: '.cache/vite-stories',
        plugins: [quietRunner(), storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', browser: inChromium(), ...patient, ...alone(3) },
      },
    ],
  },
})
