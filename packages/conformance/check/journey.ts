import type { EndpointName } from '@bindery/contract/endpoints.ts'
import type { Connection } from './connection.ts'
import type { Reader } from './reader.ts'

export interface Account {
  readonly email: string
  readonly password: string
}

/** What a journey works with. */
export interface JourneyContext {
  /** A new browser without cookies. */
  newReader(): Reader
  readonly connection: Connection
  /** The given test account. */
  readonly account: Account | undefined
  /** A product on sale, by its id. */
  readonly product: string | undefined
  readonly readOnly: boolean
  /** Registers an account for this run, once for all journeys, and returns its signed-in reader. */
  newAccount(): Promise<{ readonly reader: Reader; readonly account: Account }>
}

/** What a reader does, step by step. */
export interface Journey {
  readonly name: string
  readonly title: string
  /** What it proves. It may make other calls on the way, such as a sign-in. */
  readonly calls: readonly EndpointName[]
  /** About every call, whatever the tags. */
  readonly everyTag?: true
  /** Whether it changes something on the server. */
  readonly writes?: true
  run(context: JourneyContext): Promise<void>
}
