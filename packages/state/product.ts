import type { ProductDetail } from '@bindery/contract/product.ts'
import type { Environment } from './environment.ts'
import type { Result } from './failure.ts'
import { later } from './later.ts'
import type { State } from './state.ts'

export type { Availability, Product, ProductDetail } from '@bindery/contract/product.ts'

const verbs = later(() => import('./product-verbs.ts'))

type Answer = Promise<Result<{ product: ProductDetail }>>

/** What has been read, and what is on its way, for each page. */
const pages = new WeakMap<Environment, Map<string, Answer>>()

/**
 * A product, every format and language it can be had in, and what is better together with it (spec
 * content 3 and 7). Read once per page, however many tags ask; a failure is forgotten, so that who asks
 * again tries again. Refusal: `product_unknown`.
 * @param id of the product, or one of its codes (`availabilityId`)
 */
export const readProduct = (
  { environment, online }: Pick<State, 'environment' | 'online'>,
  id: string,
): Answer => {
  const known = pages.get(environment) ?? new Map<string, Answer>()
  pages.set(environment, known)
  const begun = known.get(id)
  if (begun) return begun
  const answer = verbs(({ read }) => online(({ client }) => read(client, id))).then((result) => {
    if (!result.ok) known.delete(id)
    return result
  })
  known.set(id, answer)
  return answer
}
