/**
 * `npm test`: runs everything. Installs the browser first, runs all suites even after a failure, and ends with
 * a line `N passed, N failed`. `npm test -- --hear` then listens to the screen reader Orca, too.
 */
import { join } from 'node:path'
import { checkSteps } from './check.ts'
import { readPlaywright, readSoak, readVitest } from './reports.ts'
import { finish, reportFile, runSteps, type Step } from './steps.ts'

/** The step that runs the tests of one of Vitest's projects, or of several. */
const suite = (project: string, ...more: readonly string[]): Step => ({
  name: project,
  command: [
    ...(['vitest', 'run'] as const),
    ...[project, ...more].map((name) => `--project=${name}`),
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

/** One minute of readers in faults. The seed repeats their steps, so that a failure can be looked at. */
const soak: Step = {
  name: 'soak',
  command: [
    ...(['node', 'tests/soak/soak.ts', '--minutes', '1', '--seed', '1'] as const),
    ...['--report', reportFile('soak')],
  ],
  read: readSoak,
}

const { types, lint, build, budgets } = checkSteps

const setup = await runSteps([{ name: 'setup', command: ['node', 'tools/setup.ts'] }])
const outcomes = await runSteps([
  [build, types, lint],
  budgets,
  // The pages take longest: the other steps run one after another beside them, the next longest first. WordPress is
  // not the last: it waits for its own installation, while another step can use the processor.
  [
    pages,
    ...[suite('engines'), wordpress, suite('component', 'component-alone')],
    ...['unit', 'stories', 'component-react'].map((project) => suite(project)),
    soak,
  ],
  // Alone: on a busy machine Orca reads late, and a line that comes late is one that was not heard.
  ...(process.argv.includes('--hear') ? [suite('hear')] : []),
])
// A successful setup is not counted. A failed one explains other failures.
const failed = setup.filter((outcome) => outcome.failed > 0)
finish([...failed, ...outcomes])
