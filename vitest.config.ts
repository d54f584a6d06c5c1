import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { browserArgs, findChromium } from './tools/browser.ts'
import { patchLibrariesPlugin, patchLibrary } from './tools/build-patch-libraries.ts'
import { patchZodPlugin } from './tools/build-patch-zod.ts'
import { templatesPlugin } from './tools/build-templates.ts'
import { browserDependencies, type Renderer, testAlias } from './tools/renderer.ts'

const executablePath = findChromium()

/** Silences Vite's warning about a dynamic import in Vitest's own runner. */
const quietRunner = (): Plugin => ({
  name: 'quiet-vitest-runner',
  enforce: 'pre',
  transform: {
    filter: { id: /vitest_n_vite_module-runner/ },
    handler: (code) => code.replace('import(filepath)', 'import(/* @vite-ignore */ filepath)'),
  },
})

/** Preact as it ships. */
const shippedPreact = (): Plugin => ({
  name: 'bindery-shipped-preact',
  transform: {
    filter: { id: /[\\/]preact[\\/]dist[\\/]preact\.mjs$/ },
    handler: (code, id) => ({ code: patchLibrary(code, id), map: null }),
  },
})

/** Generous, for a busy machine: only a hanging test fails. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }

/** A function, because Vitest mutates the value of each project. */
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

/** One file at a time: only one page of a browser has the focus, which the tests need. */
const sequential = (order: number) => ({
  fileParallelism: false,
  sequence: { groupOrder: order },
})

/** Bundled before the first test, as `browserDependencies`. */
const testLibraries = [
  ...['axe-core', 'fast-check'],
  ...['@testing-library/dom', '@testing-library/react', '@testing-library/user-event'],
  // Of the stories that draw every tag. Found later, they would reload the page under a test.
  ...['storybook/actions', 'storybook/test'],
]

const browserTests = ['packages/**/*.test.tsx', 'packages/**/*.browser.test.ts']

/** The element contract over all tags of the kit. The element layer tests it on fixtures, on each renderer. */
const everyTag = 'tests/conventions/*.browser.test.{ts,tsx}'

/** Starts the page, which listens to its page from then on: it gets a page of its own. */
const startsThePage = 'packages/embed/start.browser.test.ts'

/** The component suite in Chromium: on Preact, which ships, and without `everyTag` on React. */
function component(
  name: string,
  renderer: Renderer,
  order: number,
): TestProjectInlineConfiguration {
  const include = renderer === 'preact' ? [...browserTests, everyTag] : browserTests
  return inPage(name, renderer, {
    include,
    exclude: [startsThePage],
    ...sequential(order),
    // The files share one page, and each leaves it as it was. A page for each would load the kit again.
    isolate: false,
    setupFiles: 'tests/support/shared-page.ts',
  })
}

/** How often a reader types while a form hands over: more often in `npm run typing` than in the suite. */
const typingRuns = process.env['npm_lifecycle_event'] === 'typing' ? 200 : 40

/** Tests in a page in Chromium. */
function inPage(
  name: string,
  renderer: Renderer,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    cacheDir: `.cache/vite-${name}`,
    plugins: [quietRunner(), templatesPlugin()],
    resolve: { alias: testAlias(renderer) },
    // Of tests/conventions/hand-over-typing.browser.test.ts.
    define: { BINDERY_RUNS: String(Number(process.env['BINDERY_RUNS']) || typingRuns) },
    optimizeDeps: {
      include: [...browserDependencies(renderer), ...testLibraries],
      rolldownOptions: { plugins: [shippedPreact()] },
    },
    test: { name, browser: inChromium(), ...timeouts, ...test },
  }
}

/** The names after `--project`. */
const chosen = process.argv.flatMap((word, at, words) => {
  const [, name = words[at + 1]] = /^--project(?:=(.*))?$/.exec(word) ?? [word, '']
  return name ? [name] : []
})
const withoutStories = [
  ...['unit', 'engines', 'hear'],
  ...['component', 'component-alone', 'component-react'],
]

/** The stories, unless only other projects are chosen: Storybook takes two seconds to load. */
const stories = async (): Promise<TestProjectInlineConfiguration[]> => {
  if (chosen.length > 0 && chosen.every((name) => withoutStories.includes(name))) return []
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return [
    {
      // Aliases and dependencies come from .storybook/main.ts, so stories run as Storybook shows them.
      cacheDir: '.cache/vite-stories',
      plugins: [quietRunner(), storybookTest({ configDir: '.storybook' })],
      test: {
        name: 'stories',
        browser: inChromium(),
        ...timeouts,
        ...sequential(3),
        // A story cleans up after itself. A frame for each file would load Storybook and the kit again: 60 % more.
        isolate: false,
      },
    },
  ]
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Generous, for a busy machine: only a hanging test fails.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        cacheDir: '.cache/vite-unit',
        // Zod as it ships. The other dependencies are not optimized.
        ssr: {
          optimizeDeps: {
            rolldownOptions: { plugins: [patchLibrariesPlugin(), patchZodPlugin()] },
          },
        },
        test: {
          name: 'unit',
          deps: { optimizer: { ssr: { enabled: true, include: ['zod/mini'] } } },
          ...timeouts,
          environment: 'node',
          // Tests must not depend on each other. A failing run logs its seed.
          sequence: { shuffle: { tests: true } },
          // A worker loads the kit once, not for each file. So a test takes back what it changes of the engine.
          isolate: false,
          include: [
            'packages/**/*.test.ts',
            'hosts/**/*.test.ts',
            'stories/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
            'tests/conventions/*.test.ts',
            'tests/hear/!(hear).test.ts',
            'tests/soak/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
        },
      },
      {
        // Browsers and journeys run one after another. A step of `npm test`, or `npm run engines`.
        test: {
          name: 'engines',
          testTimeout: 180_000,
          hookTimeout: 300_000,
          include: ['tests/engines/*.test.ts'],
        },
      },
      {
        // One screen reader hears one journey after another: `npm run hear`, or `npm test -- --hear`.
        test: {
          name: 'hear',
          testTimeout: 300_000,
          hookTimeout: 300_000,
          include: ['tests/hear/hear.test.ts'],
        },
      },
      component('component', 'preact', 1),
      component('component-react', 'react', 2),
      inPage('component-alone', 'preact', { include: [startsThePage], ...sequential(4) }),
      ...(await stories()),
    ],
  },
})
