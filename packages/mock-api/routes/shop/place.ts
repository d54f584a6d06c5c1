import type { MockApp, Server } from '../../core/server.ts'
import { serve } from '../../http/serve.ts'
import { statesOf } from '../../shop/states.ts'

/** GET /api/commerce/state-province/{country}. */
export const placeRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'readStates', ({ input }) => ({ states: statesOf(input.country) }))
}
