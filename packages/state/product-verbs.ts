import type { Client } from '@bindery/api/client.ts'
import { type ProductDetail, readAvailabilities } from '@bindery/contract/product.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'

// The calls behind product.ts: loaded with the first of them.

export const read = (client: Client, id: string): Promise<Result<{ product: ProductDetail }>> =>
  attempt(async () => ({ ok: true, product: await client.call(readAvailabilities, { id }) }))
