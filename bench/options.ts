/** The arguments of `npm run bench`. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** The parts of the bench, in the order of a run. */
export const partNames = [
  'form',
  'elements',
  'library',
  'cart',
  'stream',
  'press',
  'search',
] as const
export type PartName = (typeof partNames)[number]

export interface BenchOptions {
  readonly rounds: number
  /** The parts to measure. */
  readonly only: readonly PartName[]
  /** The folder of another build, to measure the sign-in form of both; null: this build alone. */
  readonly beside: string | null
  /** Whether to compare with the rivals only. */
  readonly peers: boolean
}

const allowed = `[rounds] [--only ${partNames.join(',')}] [--beside FOLDER] [--peers]`

const isPart = (name: string): name is PartName => (partNames as readonly string[]).includes(name)

/** Reads the arguments. @returns a line that says what is wrong and what is allowed, if they are invalid */
export function readOptions(args: readonly string[]): BenchOptions | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        beside: { type: 'string' },
        peers: { type: 'boolean', default: false },
      },
    })
    const [rounds = '9', ...rest] = positionals
    if (!/^[1-9]\d{0,2}$/.test(rounds) || rest.length > 0) {
      return `"${positionals.join(' ')}" is no number of rounds; allowed: one from 1 to 999`
    }
    const { peers, only } = values
    const kinds = [only !== undefined && '--only', values.beside !== undefined && '--beside']
    const [kind, other] = [...kinds, peers && '--peers'].filter(Boolean)
    if (other) return `${kind} and ${other} exclude each other`
    const named = only === undefined ? partNames : only.split(',')
    const unknown = named.find((name) => !isPart(name))
    if (unknown !== undefined) {
      return `"${unknown}" is no part of the bench; allowed: ${partNames.join(', ')}`
    }
    const beside = values.beside === undefined ? null : resolve(values.beside)
    const missing =
      beside !== null &&
      ['bindery/bindery.js', 'bindery/snippet.html'].find((file) => !existsSync(join(beside, file)))
    if (missing) return `there is no ${missing} in ${beside}; allowed: the dist folder of a build`
    return { rounds: Number(rounds), only: named.filter(isPart), beside, peers }
  } catch (error) {
    const [message] = String(Object(error).message).split('\n')
    return `${message}; allowed: ${allowed}`
  }
}
