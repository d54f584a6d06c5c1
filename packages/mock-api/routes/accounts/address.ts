import { isName, nameMessage } from '@bindery/contract/name-rule.ts'
import type { MockApp, Server } from '../../core/server.ts'
import { serveReader } from '../../http/serve.ts'

/** A limit, so that a script cannot fill the store. */
const maxAddresses = 50

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
    const own = server.store.list('address', account.id)
    // Another reader's address is refused like an unknown id.
    if (input.id !== undefined && !own.some((one) => one.id === id)) throw refusal('not_found')
    if (input.id === undefined && own.length >= maxAddresses) {
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
