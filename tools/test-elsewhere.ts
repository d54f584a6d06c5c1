/**
 * `npm run test:elsewhere`: runs the journeys of Firefox and WebKitGTK, then those that the screen reader Orca reads
 * aloud. Installs them first where it may, and skips with a line of reason what cannot be had.
 */
import { finish, runSteps } from './steps.ts'
import { suite } from './suite.ts'

const install = await runSteps([{ name: 'install', command: ['node', 'tools/other-engines.ts'] }])
// An installation counts only when it fails: it is no test.
const failed = install.filter((outcome) => outcome.failed > 0)
finish([...failed, ...(await runSteps([suite('engines'), suite('hear')]))])
