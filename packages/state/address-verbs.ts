import type { Client } from '@bindery/api/client.ts'
import { type Address, readAddresses } from '@bindery/contract/address.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'

// The calls behind address.ts: loaded with the first of them.

export const read = (client: Client): Promise<Result<{ addresses: readonly Address[] }>> =>
  attempt(async () => {
    const { addresses } = await client.call(readAddresses, {})
    return { ok: true, addresses }
  })
