/** `npm run check`: all checks that need no browser. */
import { readVitest } from './reports.ts'
import { finish, reportFile, runSteps, type Step } from './steps.ts'

const types: Step = { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] }

const lint: Step = {
  name: 'lint',
  command: ['biome', 'check', '--error-on-warnings', '--max-diagnostics=50', '.'],
}

const conventions: Step = {
  name: 'conventions',
  command: [
    ...(['vitest', 'run', '--project=unit', 'tests/conventions'] as const),
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile('conventions')}`],
  ],
  read: readVitest,
}

const publicApi: Step = { name: 'public API', command: ['node', 'tools/api-report.ts', '--check'] }

const build: Step = { name: 'build', command: ['node', 'tools/build.ts'] }

const budgets: Step = { name: 'budgets', command: ['node', 'tools/budgets.ts'] }

/** The steps of a check. `npm test` runs the conventions and the check of the public API with the unit tests. */
export const checkSteps = { types, lint, conventions, publicApi, build, budgets }

if (import.meta.main) finish(await runSteps(Object.values(checkSteps)))
