import { isName, nameMessage } from '@bindery/contract/name-rule.ts'
import { serveReader } from '../serve.ts'
import type { MockApp, Server } from '../server.ts'

/** More than anybody ships to: a script must not fill the store. */
const most = 50

/** GET and POST /api/commerce/address. */
export const addressRoutes = (app: MockApp, server: Server): void => {
  serveReader(app, server, 'readAddresses', ({ account }) => ({
    addresses: server.store
      .list('address', account.id)
      .map(({ value: { owner: _, ...address } }) => address)
      .reverse(),
  }))

  serveReader(app, server, 'saveAddress', ({ account, input, refusal }) => {
    const errors = (['firstName', 'lastName'] as const)
      .filter((field) => !isName(input[field]))
      .map((field) => ({ field: String(field), message: nameMessage }))
    if (errors.length > 0) throw refusal('invalid_fields', { errors })
    const { id = crypto.randomUUID(), address2 = '', state = '', ...rest } = input
    const mine = server.store.list('address', account.id)
    // Somebody else's is not told from none.
    if (input.id !== undefined && !mine.some((one) => one.id === id)) throw refusal('not_found')
    if (input.id === undefined && mine.length >= most) {
      throw refusal('invalid_fields', {
        errors: [{ field: 'id', message: 'There is no room for another address.' }],
      })
    }
    const saved = { id, address2, state, ...rest }
    server.store.remove('address', id)
    server.store.put('address', id, { ...saved, owner: account.id })
    return saved
  })
}
