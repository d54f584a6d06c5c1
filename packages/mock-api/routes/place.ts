import { statesOf } from '../seed/states.ts'
import { serve } from '../serve.ts'
import type { MockApp, Server } from '../server.ts'

/** GET /api/commerce/state-province/{country}. */
export const placeRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'readStates', ({ input }) => ({ states: statesOf(input.country) }))
}
