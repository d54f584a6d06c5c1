import { offerOf, productOf } from '../products.ts'
import { serve } from '../serve.ts'
import type { MockApp, Server } from '../server.ts'

/** GET {api}product/{id}/availabilities. */
export const productRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'readAvailabilities', ({ input, refusal }) => {
    const { products } = server
    const found = offerOf(products, input.id)
    if (!found) throw refusal('product_unknown')
    return {
      ...productOf(found.product),
      currency: 'USD',
      together: found.product.togetherWith.flatMap((id) =>
        products.filter((other) => other.id === id).map(productOf),
      ),
    }
  })
}
