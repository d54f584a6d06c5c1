import type { Client } from '@bindery/api/client.ts'
import { type Province, readStates } from '@bindery/contract/place.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'

// The calls behind place.ts: loaded with the first of them.

export const read = (
  client: Client,
  country: string,
): Promise<Result<{ states: readonly Province[] }>> =>
  attempt(async () => {
    const { states } = await client.call(readStates, { country })
    return { ok: true, states }
  })
