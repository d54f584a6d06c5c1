/** The arguments of `npm run soak`. */
import { parseArgs } from 'node:util'
import { readerEmails } from './account.ts'

export interface SoakOptions {
  /** The schedule of steps and faults: a run with the same seed takes the same ones. */
  readonly seed: number
  readonly minutes: number
  readonly readers: number
  /** Where the report goes, as JSON. Default: none. */
  readonly report?: string
}

const number = (text: string | undefined, otherwise: number): number =>
  text === undefined ? otherwise : Number(text)

/** Reads the arguments. @returns a line that says what is allowed, if they are invalid */
export function readOptions(args: readonly string[], seed: number): SoakOptions | string {
  const most = readerEmails.length
  const allowed = `allowed: --seed N, --minutes N (above 0), --readers 1 to ${most}, --report FILE`
  try {
    const options = {
      seed: { type: 'string' },
      minutes: { type: 'string' },
      readers: { type: 'string' },
      report: { type: 'string' },
    } as const
    const { values } = parseArgs({ args: [...args], options })
    const read = {
      seed: number(values.seed, seed),
      minutes: number(values.minutes, 1),
      readers: number(values.readers, 4),
      ...(values.report ? { report: values.report } : {}),
    }
    const { minutes, readers } = read
    const isValid = Number.isInteger(read.seed) && minutes > 0 && Number.isInteger(readers)
    return isValid && readers > 0 && readers <= most ? read : allowed
  } catch (error) {
    return `${Object(error).message}; ${allowed}`
  }
}
