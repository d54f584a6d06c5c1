/** The arguments of `npm run soak`. */
import { parseArgs } from 'node:util'
import { mostReaders } from './account.ts'

export interface SoakOptions {
  /** Chooses the steps and the faults of each step. */
  readonly seed: number
  /** No reader begins another step after this time. Infinity: only `steps` ends the run. */
  readonly minutes: number
  /** The most steps of each reader. Infinity: only `minutes` ends the run. */
  readonly steps: number
  readonly readers: number
  /** Where the report goes, as JSON. Default: none. */
  readonly report?: string
}

const number = (text: string | undefined, otherwise: number): number =>
  text === undefined ? otherwise : Number(text)

/** Reads the arguments. @returns a line that says what is allowed, if they are invalid */
export function readOptions(args: readonly string[], seed: number): SoakOptions | string {
  const allowed =
    `allowed: --seed N, --minutes N (above 0), --steps N (above 0), ` +
    `--readers 1 to ${mostReaders}, --report FILE`
  try {
    const options = {
      seed: { type: 'string' },
      minutes: { type: 'string' },
      steps: { type: 'string' },
      readers: { type: 'string' },
      report: { type: 'string' },
    } as const
    const { values } = parseArgs({ args: [...args], options })
    const read = {
      seed: number(values.seed, seed),
      minutes: number(values.minutes, values.steps === undefined ? 1 : Number.POSITIVE_INFINITY),
      steps: number(values.steps, Number.POSITIVE_INFINITY),
      readers: number(values.readers, 4),
      ...(values.report ? { report: values.report } : {}),
    }
    const { minutes, steps, readers } = read
    const isCount = (value: number) => Number.isInteger(value) && value > 0
    const isValid =
      Number.isInteger(read.seed) && minutes > 0 && (values.steps === undefined || isCount(steps))
    return isValid && isCount(readers) && readers <= mostReaders ? read : allowed
  } catch (error) {
    return `${Object(error).message}; ${allowed}`
  }
}
