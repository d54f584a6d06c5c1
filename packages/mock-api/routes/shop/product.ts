import type { MockApp, Server } from '../../core/server.ts'
import { serve } from '../../http/serve.ts'
import { findOffer, productReply } from '../../shop/products.ts'

/** GET {api}product/{id}/availabilities. */
export const productRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'readAvailabilities', ({ input, refusal }) => {
    const { products } = server
    const found = findOffer(products, input.id)
    if (!found) throw refusal('product_unknown')
    return {
      ...productReply(found.product),
      currency: 'USD',
      together: found.product.togetherWith.flatMap((id) =>
        products.filter((other) => other.id === id).map(productReply),
      ),
    }
  })
}
