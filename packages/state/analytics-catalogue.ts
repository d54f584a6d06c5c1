/**
 * Everything that analytics hear: name, when, and what goes along. `track` takes nothing else, and the
 * table in the docs is made of this. Nothing here says who somebody is: no name, no address, no id of a
 * reader or of an order. Only its types ship.
 */
import * as v from '@bindery/contract/schema.ts'

const entry = <S extends v.Schema>(when: string, data: S) => ({ when, data })

const text = (what: string) => v.pipe(v.string(), v.description(what))
const whole = (what: string) => v.pipe(v.int(), v.description(what))
/** As people write it: 24.95. */
const money = (what: string) => v.pipe(v.number(), v.description(what))

const userStates = ['Guest', 'Registered', 'Subscriber'] as const
const userState = v.pipe(v.picklist(userStates), v.description('What the reader is here.'))

const product = v.strictObject({
  productId: text('Of the availability that was chosen.'),
  name: text('Its title.'),
  productTitle: text('The same.'),
  url: text('A path of the site.'),
  type: text('`Perm` for a permission to copy, else empty.'),
  format: text('PDF, Hardcover …'),
  quantity: whole('How many.'),
  list_price: money('Of one, in the cart’s currency.'),
  productMajorSubject: text('Its subject.'),
  productContentType: text('Book, Case Study …'),
  productAvailabilityStatus: text('`COMING_SOON`, or as the store says.'),
  publicationDate: text('As the store says it.'),
})

export const catalogue = {
  page: entry(
    'Once on each page, when its reader is known, or nobody can say.',
    v.strictObject({
      pageType: v.pipe(
        v.nullable(v.string()),
        v.description('`Home Page`, `Article` …; null for a page that has no type.'),
      ),
      userState,
      resultCount: v.optional(
        whole(
          'How many there are in what is marked `data-bindery-results`: on store landing pages.',
        ),
      ),
    }),
  ),
  user: entry(
    'The reader has signed in or out, and the page has stayed.',
    v.strictObject({ userState }),
  ),
  'daily-visit': entry(
    'Once on each page.',
    v.strictObject({
      gap: text(
        'Since this browser was here last: `Less Than One Day`, `One Day`, `2 Days` …, or `First Visit`.',
      ),
    }),
  ),
  cart: entry(
    'The cart is known, or has changed.',
    v.strictObject({
      currency: text('Three letters.'),
      cart_amount: money('What the goods cost, promo codes taken off.'),
      subTotal: money('Before promo codes.'),
      discount_amount: money('What promo codes take off.'),
      grandTotal: money('With tax and shipping, as far as they are known.'),
      physical_items: whole('Quantities counted.'),
      digital_items: whole('Quantities counted.'),
      products: v.pipe(v.array(product), v.description('Its lines.')),
    }),
  ),
  follow: entry(
    'Something is followed, or not any more.',
    v.strictObject({
      type: v.pipe(
        v.picklist(['topic', 'newsletter', 'marketingCampaign']),
        v.description('What it is.'),
      ),
      id: text('Which.'),
      following: v.pipe(v.boolean(), v.description('false: not any more.')),
    }),
  ),
  'subscriber-registered': entry(
    'An account was made for a known subscription.',
    v.strictObject({
      headerFlag: v.pipe(
        v.boolean(),
        v.description('The reply had the header of spec accounts 7.'),
      ),
      source: text('Where the subscription comes from: `CDS_US`, `CDS_UK`.'),
    }),
  ),
  'transaction-complete': entry('A subscription that was bought is active.', v.looseObject({})),
} as const

export type Catalogue = {
  readonly [Name in keyof typeof catalogue]: v.InferInput<(typeof catalogue)[Name]['data']>
}
