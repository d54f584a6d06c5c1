import type { Client } from '@bindery/api/client.ts'
import { type Address, readAddresses } from '@bindery/contract/address.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'

export const read = (client: Client): Promise<Result<{ addresses: readonly Address[] }>> =>
  attempt(async () => {
    const { addresses } = await client.call(readAddresses, {})
    return { ok: true, addresses }
  })
