import type { MockApp, Server } from '../../core/server.ts'
import { serveReader } from '../../http/serve.ts'
import { ascendMeter, quotaMeter } from '../../library/meters.ts'

/** /api/user/quota and /api/user/ascend-quota: GET reads the meter, POST counts an article. */
export const quotaRoutes = (app: MockApp, server: Server): void => {
  serveReader(app, server, 'readQuota', ({ account }) => quotaMeter.read(server, account))
  serveReader(app, server, 'readAscendQuota', ({ account }) => ascendMeter.read(server, account))
  serveReader(app, server, 'countReading', ({ account, input }) =>
    quotaMeter.count(server, account, input.url),
  )
  serveReader(app, server, 'countAscendReading', ({ account, input }) =>
    ascendMeter.count(server, account, input.url),
  )
}
