import { readVitest } from './reports.ts'
import { reportFile, type Step } from './steps.ts'

/** The step that runs the tests of one of Vitest's projects. */
export const suite = (project: string): Step => ({
  name: project,
  command: [
    ...(['vitest', 'run', `--project=${project}`] as const),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(project)}`],
  ],
  read: readVitest,
})
