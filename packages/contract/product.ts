import { endpoint } from './endpoint.ts'
import { amount, currencyCode } from './fields.ts'
import * as z from './schema.ts'
import { wireAmounts } from './wire-amounts.ts'

// Products (spec content 3 and 7). Amounts are in minor units of the response's currency, and decimals on the wire.

const text = z._default(z.string(), '')
const names = z._default(z.array(z.string()), [])
const count = z.int().check(z.minimum(1))

/** A format of a product in a language. */
export const availability = z.named(
  z.looseObject({
    availabilityId: z.about(
      z.string().check(z.minLength(1)),
      'The code that goes into a cart.',
      '10401-PDF-ENG',
    ),
    format: z.about(text, 'The label of the format, for readers.', 'PDF'),
    language: z.about(text, 'The label of the language, for readers.', 'English'),
    listPrice: z.about(amount, 'Price of one copy.', 2495),
    lineType: z.about(
      z.optional(z.string()),
      'SHIP, EBOOK, BUNDLE or another digital type. Default: by the suffix of the code.',
      'EBOOK',
    ),
    permissionsAvailable: z.about(
      z._default(z.boolean(), false),
      'True if the store sells permissions to copy it.',
      false,
    ),
    isVolumePricingAvailable: z.about(
      z._default(z.boolean(), false),
      'True if the price falls with the quantity.',
      true,
    ),
    status: z.about(text, 'COMING_SOON: available from the product’s publicationDate on.', ''),
    volumePrices: z.about(
      z._default(
        z.array(
          z.looseObject({
            from: z.about(count, 'The lowest quantity with this price.', 10),
            unitPrice: z.about(amount, 'Price of one copy.', 1995),
          }),
        ),
        [],
      ),
      'Unit prices from a quantity on.',
    ),
    permissionPrice: z.about(
      z.optional(amount),
      'Price of a permission for one copy. Default: listPrice.',
      850,
    ),
  }),
  'Availability',
  'A format of a product in a language.',
)
export type Availability = z.output<typeof availability>

/** The members that a product has in a cart as well. */
const lineFacts = {
  contentType: z.about(text, 'Content type.', 'Book'),
  language: z.about(text, 'The label of the language, for readers.', 'English'),
  authors: z.about(names, 'Names of the authors.', ['Ada Author']),
  categories: z.about(names, 'Names of the categories.', ['Strategy']),
  marketingCategory: z.about(text, 'Category for analytics.', 'Books'),
  primaryCategory: z.about(text, 'The first of the categories.', 'Strategy'),
  availabilities: z.about(z._default(z.array(availability), []), 'The formats and languages.'),
}

/** The product of a cart line (spec content 3), with the availability of the line, or with all. */
export const lineProduct = z.named(
  z.looseObject(lineFacts),
  'LineProduct',
  'The product of a cart line, with the availability of the line, or with all.',
)

const facts = {
  ...lineFacts,
  id: z.about(z.string().check(z.minLength(1)), 'Id of the product.', '10401'),
  title: z.about(text, 'Title of the product.', 'On Strategy'),
  url: z.about(
    text,
    'Path of its page: /product/{x}/{availabilityId}.',
    '/product/on-strategy/10401-PDF-ENG',
  ),
  summary: z.about(
    text,
    'A few sentences about the product.',
    'How companies choose what not to do.',
  ),
  image: z.about(z.optional(z.string()), 'URL of the picture.', '/covers/10401.jpg'),
  publicationDate: z.about(text, 'A date or a date and time, ISO 8601.', '2026-01-15'),
}

/** A product with all its availabilities. The page offers the first one first. */
export const product = z.named(
  z.looseObject(facts),
  'Product',
  'A product with all its availabilities. The page offers the first one first.',
)
export type Product = z.output<typeof product>

/** A product with the facts that only its page shows. */
export const productDetail = z.named(
  z.looseObject({
    ...facts,
    currency: z.about(
      z.vital(z._default(currencyCode, 'USD')),
      'Currency of all amounts, ISO 4217.',
      'USD',
    ),
    together: z.about(
      z._default(z.array(product), []),
      'Products that readers buy together with this one.',
    ),
  }),
  'ProductDetail',
  'A product with the facts that only its page shows.',
)
export type ProductDetail = z.output<typeof productDetail>

export const readAvailabilities = endpoint({
  name: 'readAvailabilities',
  method: 'GET',
  path: { api: '{api}product/:id/availabilities' },
  encoding: 'query',
  /** `id`: the id of a product, or one of its codes. */
  input: z.object({
    id: z.about(
      z.string().check(z.minLength(1), z.maxLength(100)),
      'The id of a product, or one of its codes.',
      '10401',
    ),
  }),
  reads: 'json',
  output: productDetail,
  money: wireAmounts,
  errors: {
    product_unknown: {
      status: 404,
      body: z.looseObject({ code: z.literal('product_unknown') }),
      description: 'No product has this id.',
    },
  },
  description:
    'Returns a product with all its formats and languages, and the products bought together with it.',
  spec: 'C7',
})
