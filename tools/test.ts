/**
 * `npm test`: everything. Gets the browser first, runs all suites whatever happens to the ones
 * before, and ends with a line `N passed, N failed`.
 */
import { checkSteps } from './check.ts'
import { readPlaywright, readVitest } from './reports.ts'
import { finish, reportFile, runSteps, type Step } from './steps.ts'

const suite = (project: string): Step => ({
  name: project,
  command: [
    ...(['vitest', 'run', `--project=${project}`] as const),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(project)}`],
  ],
  read: readVitest,
})

const pages: Step = {
  name: 'pages',
  command: ['playwright', 'test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('pages') },
  read: readPlaywright,
}

const { types, lint, build, budgets } = checkSteps

const setup = await runSteps([{ name: 'setup', command: ['node', 'tools/setup.ts'] }])
const outcomes = await runSteps([
  types,
  lint,
  build,
  budgets,
  // Each of these draws in a browser of its own, one file after the other, and leaves half of two cores idle.
  ['component', 'component-react'].map(suite),
  ['stories', 'unit'].map(suite),
  pages,
])
// A set-up that worked is no test; one that failed is why others did.
const failed = setup.filter((outcome) => outcome.failed > 0)
finish([...failed, ...outcomes])
