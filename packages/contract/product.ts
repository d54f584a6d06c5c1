import { endpoint } from './endpoint.ts'
import { amount } from './fields.ts'
import * as z from './schema.ts'

// Products (spec content 3 and 7). Amounts are in minor units of the response's currency.

const text = z._default(z.string(), '')
const names = z._default(z.array(z.string()), [])
const count = z.int().check(z.minimum(1))

/** A format of a product in a language. */
export const availability = z.looseObject({
  /** The code that goes into a cart, such as `10401-PDF-ENG`. */
  availabilityId: z.string().check(z.minLength(1)),
  /** The label for readers: `Hardcover`, `PDF` … */
  format: text,
  /** The label for readers: `English` … */
  language: text,
  listPrice: amount,
  /** SHIP, EBOOK, BUNDLE or another digital type. Default: by the suffix of the code. */
  lineType: z.optional(z.string()),
  /** True if the store sells permissions to copy it. */
  permissionsAvailable: z._default(z.boolean(), false),
  isVolumePricingAvailable: z._default(z.boolean(), false),
  /** `COMING_SOON`: available from the product's `publicationDate` on. */
  status: text,
  /** Unit prices from a quantity on. */
  volumePrices: z._default(z.array(z.looseObject({ from: count, unitPrice: amount })), []),
  /** Price of a permission for one copy. Default: `listPrice`. */
  permissionPrice: z.optional(amount),
})
export type Availability = z.output<typeof availability>

/** The members that a product has in a cart as well. */
const lineFacts = {
  contentType: text,
  language: text,
  authors: names,
  categories: names,
  marketingCategory: text,
  primaryCategory: text,
  availabilities: z._default(z.array(availability), []),
}

/** The product of a cart line (spec content 3), with the availability of the line, or with all. */
export const lineProduct = z.looseObject(lineFacts)

const facts = {
  ...lineFacts,
  id: z.string().check(z.minLength(1)),
  title: text,
  /** The path of its page: `/product/{x}/{availabilityId}`. */
  url: text,
  summary: text,
  image: z.optional(z.string()),
  /** A date or a date and time, ISO 8601. */
  publicationDate: text,
}

/** A product with all its availabilities. The page offers the first one first. */
export const product = z.looseObject(facts)
export type Product = z.output<typeof product>

/** A product with the facts that only its page shows. */
export const productDetail = z.looseObject({
  ...facts,
  /** Three letters, ISO 4217. */
  currency: z._default(z.string(), 'USD'),
  /** Products that readers buy together with this one. */
  together: z._default(z.array(product), []),
})
export type ProductDetail = z.output<typeof productDetail>

export const readAvailabilities = endpoint({
  name: 'readAvailabilities',
  method: 'GET',
  path: { api: '{api}product/:id/availabilities' },
  encoding: 'query',
  /** `id`: the id of a product, or one of its codes. */
  input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  reads: 'json',
  output: productDetail,
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
