/**
 * `npm test`: runs everything. Installs the browser first, runs all suites even after a failure, and ends with
 * a line `N passed, N failed`.
 */
import { join } from 'node:path'
import { checkSteps } from './check.ts'
import { readPlaywright } from './reports.ts'
import { finish, reportFile, runSteps, type Step } from './steps.ts'
import { suite } from './suite.ts'

const pages: Step = {
  name: 'pages',
  command: ['playwright', 'test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('pages') },
  read: readPlaywright,
}

/** A real WordPress. Skips its tests, with a line that says why, where it cannot be had. */
const wordpress: Step = {
  name: 'wordpress',
  command: [
    'playwright',
    'test',
    '--config=tests/wordpress/playwright.config.ts',
    '--reporter=list,json',
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(process.cwd(), reportFile('wordpress')) },
  read: readPlaywright,
}

const { types, lint, build, budgets } = checkSteps

const setup = await runSteps([{ name: 'setup', command: ['node', 'tools/setup.ts'] }])
const outcomes = await runSteps([
  types,
  lint,
  build,
  budgets,
  // Each of these uses one browser and one file at a time, so two fit on two cores.
  ['component', 'component-react'].map(suite),
  ['stories', 'unit'].map(suite),
  pages,
  wordpress,
])
// A successful setup is not counted. A failed one explains other failures.
const failed = setup.filter((outcome) => outcome.failed > 0)
finish([...failed, ...outcomes])
