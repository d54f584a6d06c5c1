import type { ProductDetail } from '@bindery/contract/product.ts'
import type { Result } from '../client/failure.ts'
import type { Environment } from '../environment/environment.ts'
import type { Core } from '../session/core.ts'

export type { Availability, Product, ProductDetail } from '@bindery/contract/product.ts'

type Answer = Promise<Result<{ product: ProductDetail }>>

/** The loaded products and the requests in flight, by page. */
const pages = new WeakMap<Environment, Map<string, Answer>>()

/**
 * Reads a product with its formats, languages and 'better together' products (spec content 3 and 7). All
 * tags of a page share one request. A failure is not cached. Refusal: `product_unknown`.
 * @param id the id of the product, or one of its codes (`availabilityId`)
 */
export const readProduct = (
  { environment, server }: Pick<Core, 'environment' | 'server'>,
  id: string,
): Answer => {
  const known = pages.get(environment) ?? new Map<string, Answer>()
  pages.set(environment, known)
  const pending = known.get(id)
  if (pending) return pending
  const answer: Answer = server.call('readAvailabilities', { id }).then((result) => {
    if (result.ok) return { ok: true, product: result.data }
    known.delete(id)
    return result
  })
  known.set(id, answer)
  return answer
}
