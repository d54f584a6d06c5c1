/** The arguments of `npm run bench`. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

export interface BenchOptions {
  readonly rounds: number
  /** The folder of another build, to measure the sign-in form of both; null: the whole bench. */
  readonly beside: string | null
  /** Whether to compare with the rivals only. */
  readonly peers: boolean
}

/** Reads the arguments. @returns a line that says what is wrong and what is allowed, if they are invalid */
export function readOptions(args: readonly string[]): BenchOptions | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { beside: { type: 'string' }, peers: { type: 'boolean', default: false } },
    })
    const [rounds = '9', ...rest] = positionals
    if (!/^[1-9]\d{0,2}$/.test(rounds) || rest.length > 0) {
      return `"${positionals.join(' ')}" is no number of rounds; allowed: one from 1 to 999`
    }
    const { peers } = values
    if (peers && values.beside !== undefined) return '--beside and --peers exclude each other'
    const beside = values.beside === undefined ? null : resolve(values.beside)
    const missing =
      beside !== null &&
      ['bindery/bindery.js', 'bindery/snippet.html'].find((file) => !existsSync(join(beside, file)))
    if (missing) return `there is no ${missing} in ${beside}; allowed: the dist folder of a build`
    return { rounds: Number(rounds), beside, peers }
  } catch (error) {
    const [message] = String(Object(error).message).split('\n')
    return `${message}; allowed: [rounds] [--beside FOLDER] [--peers]`
  }
}
