import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Reader } from '../../check/reader.ts'

/** A line that the reader has before the guest signs in. Returns its id. */
async function addOwn(reader: Reader, product: string | undefined) {
  if (!product) return undefined
  const items = [{ productId: product, quantity: 1 }]
  const { data } = await reader.call(endpoints.addToCart, { items })
  return data.items[0]?.itemid
}

export const cartSignInJourney: Journey = {
  name: 'cart-sign-in',
  title: 'A guest’s cart is still there after the sign-in',
  calls: ['readCart', 'addToCart'],
  writes: true,
  async run({ site, newAccount, newReader }) {
    const { account: own, product } = site
    if (!product) throw new JourneyEnd('it needs --product, the id of a product on sale', true)
    // The lines of a test account are its own.
    if (own) throw new JourneyEnd('it changes the cart of the account', true)
    const { account, reader: owner } = await newAccount()
    const ownLine = await addOwn(owner, site.otherProduct)
    const reader = newReader()
    const added = await reader.call(endpoints.addToCart, {
      items: [{ productId: product, quantity: 1 }],
    })
    const [line] = added.data.items
    if (!line) throw new JourneyEnd('the cart stays empty')
    const { email: username, password } = account
    const signedIn = await reader.call(endpoints.signIn, { username, password })
    const profile = await reader.attempt(endpoints.readProfile, {}, ['unauthenticated'])
    if (!profile.data || profile.data.status === 'guest') {
      throw new JourneyEnd('the sign-in does not last')
    }
    const { data } = await reader.call(endpoints.readCart, {})
    const kept = data.items.find(({ productId, itemid }) =>
      [line.productId, line.itemid].some((id) => id === productId || id === itemid),
    )
    reader.expect(kept !== undefined, signedIn, {
      name: 'cart-lost',
      expected: 'the guest’s line in the reader’s cart',
      got: `${data.items.length} lines`,
      path: 'items',
    })
    const isKept = reader.expect(
      !ownLine || data.items.some(({ itemid }) => itemid === ownLine),
      signedIn,
      {
        name: 'cart-lost',
        expected: 'the line that the reader had before, too',
        got: 'only the guest’s',
        path: 'items',
      },
    )
    if (kept && isKept) {
      const again = await reader.call(endpoints.signIn, { username, password })
      const after = await reader.call(endpoints.readCart, {})
      const pieces = (items: typeof data.items) =>
        items.reduce((sum, { quantity }) => sum + quantity, 0)
      reader.expect(pieces(after.data.items) === pieces(data.items), again, {
        name: 'cart-twice',
        expected: `${pieces(data.items)} pieces, as before the second sign-in`,
        got: `${pieces(after.data.items)}`,
        path: 'items',
      })
    }
    for (const itemid of [kept?.itemid, ownLine]) {
      if (itemid) await reader.call(endpoints.removeFromCart, { itemid })
    }
  },
}
