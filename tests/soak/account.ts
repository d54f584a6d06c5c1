/** A reader's account on the reference host, seen by a plain client of its own. */

/** The password of all seeded accounts. */
export const password = 'Bindery#2026'

/** A book, of which a cart takes many. */
export interface Product {
  readonly productId: string
  readonly availabilityId: string
}

/** A seeded reader, with the product that this reader buys. */
export interface Person {
  readonly email: string
  readonly name: string
  readonly product: Product
}

const guide: Product = { productId: '10407', availabilityId: '10407-PBK-ENG' }
const choosing: Product = { productId: '10413', availabilityId: '10413-PBK-ENG' }

const person = (user: string, name: string, product = guide): Person => ({
  email: `${user}@example.com`,
  name,
  product,
})

/** How a reader reads: in a browser, as a plain client, or in a browser that another reader uses, too. */
export type Way = 'browser' | 'plain' | 'shared browser'

/** The readers, and how each of them uses the site. A run of N readers takes the first N. */
export const cast: readonly {
  readonly way: Way
  readonly people: readonly [Person, ...Person[]]
}[] = [
  { way: 'browser', people: [person('good', 'Grace Good')] },
  { way: 'plain', people: [person('better', 'Ben Better')] },
  {
    way: 'shared browser',
    people: [person('best', 'Bea Best'), person('executive', 'Emil Executive', choosing)],
  },
  { way: 'plain', people: [person('allaccess', 'Ada Access')] },
  { way: 'browser', people: [person('reader', 'Robin Reader')] },
  { way: 'plain', people: [person('reader.de', 'Dieter Leser')] },
]
export const mostReaders = cast.length

/** What the server has of a reader. */
export interface Owned {
  readonly email: string
  /** The ids of all saved items, the latest first. */
  readonly saved: readonly string[]
  readonly quantity: number
}

export interface Account {
  readonly person: Person
  call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response>
  owned(): Promise<Owned>
  /** The names of the reader's folders. */
  folders(): Promise<readonly string[]>
}

/** The most entries of a page of a stream. */
const pageSize = 100

/** Signs in, and stores the cookie. */
export async function openAccount(url: string, person: Person): Promise<Account> {
  const { email, product } = person
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
  const read = async (path: string) => {
    const answer = await call('GET', path)
    if (!answer.ok) throw new Error(`${email}: GET ${path} answers ${answer.status}`)
    return answer.json()
  }
  const savedFrom = async (number: number): Promise<string[]> => {
    const { entry, page } = await read(`/api/user/saves/${number}/${pageSize}`)
    const ids = entry.map(({ id }: { id: string }) => id)
    return page.last ? ids : [...ids, ...(await savedFrom(number + 1))]
  }
  return {
    person,
    call,
    owned: async () => {
      const { emailAddress } = await read('/api/user/profile')
      const saved = await savedFrom(0)
      const { items = [] } = await read('/api/shopping-cart')
      const line = items.find(({ itemid }: { itemid: string }) => itemid === product.availabilityId)
      const foreign = items.filter((each: { itemid: string }) => each !== line)
      if (foreign.length > 0) throw new Error(`${email}: the cart has ${JSON.stringify(foreign)}`)
      return { email: emailAddress, saved, quantity: line?.quantity ?? 0 }
    },
    folders: async () => {
      const { lists } = await read('/service/lists')
      return lists.map(({ name }: { name: string }) => name)
    },
  }
}
