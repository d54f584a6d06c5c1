/**
 * All analytics events: the name, when it fires, and its data. `track` accepts nothing else, and the table
 * in the docs is generated from this catalogue. No event identifies a reader: no name, no address, no id of
 * a reader or of an order. Only the types ship.
 */
import * as z from '@bindery/contract/schema.ts'

const entry = <S extends z.Schema>(when: string, data: S) => ({ when, data })

const text = (what: string) => z.string().check(z.describe(what))
const whole = (what: string) => z.int().check(z.describe(what))
/** An amount in decimals, such as 24.95. */
const money = (what: string) => z.number().check(z.describe(what))

const userStates = ['Guest', 'Registered', 'Subscriber'] as const
const userState = z.enum(userStates).check(z.describe('What the reader is here.'))

const product = z.strictObject({
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
    z.strictObject({
      pageType: z
        .nullable(z.string())
        .check(z.describe('`Home Page`, `Article` …; null for a page that has no type.')),
      userState,
      resultCount: z.optional(
        whole(
          'How many there are in what is marked `data-bindery-results`: on store landing pages.',
        ),
      ),
    }),
  ),
  user: entry(
    'The reader has signed in or out, and the page has stayed.',
    z.strictObject({ userState }),
  ),
  'daily-visit': entry(
    'Once on each page.',
    z.strictObject({
      gap: text(
        'Since this browser was here last: `Less Than One Day`, `One Day`, `2 Days` …, or `First Visit`.',
      ),
    }),
  ),
  cart: entry(
    'The cart is known, or has changed.',
    z.strictObject({
      currency: text('Three letters.'),
      cart_amount: money('What the goods cost, promo codes taken off.'),
      subTotal: money('Before promo codes.'),
      discount_amount: money('What promo codes take off.'),
      grandTotal: money('With tax and shipping, as far as they are known.'),
      physical_items: whole('Quantities counted.'),
      digital_items: whole('Quantities counted.'),
      products: z.array(product).check(z.describe('Its lines.')),
    }),
  ),
  follow: entry(
    'Something is followed, or not any more.',
    z.strictObject({
      type: z.enum(['topic', 'newsletter', 'marketingCampaign']).check(z.describe('What it is.')),
      id: text('Which.'),
      following: z.boolean().check(z.describe('false: not any more.')),
    }),
  ),
  'subscriber-registered': entry(
    'An account was made for a known subscription.',
    z.strictObject({
      headerFlag: z.boolean().check(z.describe('The reply had the header of spec accounts 7.')),
      source: text('Where the subscription comes from: `CDS_US`, `CDS_UK`.'),
    }),
  ),
  'transaction-complete': entry('A subscription that was bought is active.', z.looseObject({})),
} as const

export type AnalyticsName = keyof typeof catalogue

export type Catalogue = {
  readonly [Name in AnalyticsName]: z.input<(typeof catalogue)[Name]['data']>
}
