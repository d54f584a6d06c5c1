import type { Address } from '@bindery/contract/address.ts'
import type { Result } from './failure.ts'
import { later } from './later.ts'
import type { State } from './state.ts'

const verbs = later(() => import('./address-verbs.ts'))

/** The addresses of the reader, the one saved last first. */
export const readAddresses = (
  state: Pick<State, 'online'>,
): Promise<Result<{ addresses: readonly Address[] }>> =>
  verbs(({ read }) => state.online(({ client }) => read(client)))
