/** A reader's account on the reference host, seen by a plain client of its own. */
const password = 'Bindery#2026'

/** The readers, all of them seeded. */
export const readerEmails: readonly string[] = [
  ...['good', 'better', 'best', 'executive', 'allaccess', 'reader'].map(
    (name) => `${name}@example.com`,
  ),
]

/** The product that readers buy: a book, of which a cart takes many. */
export const product = { productId: '10407', availabilityId: '10407-PBK-ENG' } as const

/** What the server has of a reader. `saved` counts the items of the soak only. */
export interface Owned {
  readonly email: string
  readonly saved: readonly string[]
  readonly quantity: number
}

export interface Account {
  readonly email: string
  call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response>
  /** @param ids the items that may be saved */
  owned(ids: readonly string[]): Promise<Owned>
}

/** Signs in, and stores the cookie. */
export async function openAccount(url: string, email: string): Promise<Account> {
  const own = { 'x-requested-with': 'bindery', origin: url }
  const form = new URLSearchParams({ username: email, password })
  const opened = await fetch(`${url}/authenticate`, { method: 'POST', headers: own, body: form })
  if (!opened.ok) throw new Error(`${email} cannot sign in: ${opened.status}`)
  const cookie = opened.headers.getSetCookie().map((each) => each.split(';')[0])
  const headers = { ...own, cookie: cookie.join('; '), 'content-type': 'application/json' }
  const call: Account['call'] = (method, path, body, signal) =>
    fetch(url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  const read = async (path: string) => (await call('GET', path)).json()
  return {
    email,
    call,
    owned: async (ids) => {
      const { emailAddress } = await read('/api/user/profile')
      const { saved } = await read(
        `/api/user/saves/lists?ids=${['none', ...ids.slice(-190)].join(',')}`,
      )
      const { items = [] } = await read('/api/shopping-cart')
      const line = items.find(({ itemid }: { itemid: string }) => itemid === product.availabilityId)
      return {
        email: emailAddress,
        saved: saved.map(({ id }: { id: string }) => id),
        quantity: line?.quantity ?? 0,
      }
    },
  }
}
