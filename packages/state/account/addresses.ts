import type { Address } from '@bindery/contract/address.ts'
import type { Result } from '../client/failure.ts'
import type { Core } from '../session/core.ts'

/** Reads the addresses of the reader, the latest first. */
export const readAddresses = async ({
  server,
}: Pick<Core, 'server'>): Promise<Result<{ addresses: readonly Address[] }>> => {
  const answer = await server.call('readAddresses', {})
  return answer.ok ? { ok: true, addresses: answer.data.addresses } : answer
}
