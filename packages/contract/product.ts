import { endpoint } from './endpoint.ts'
import { amount } from './fields.ts'
import * as v from './schema.ts'

// Products (spec content 3 and 7). Amounts are minor units of the reply's currency.

const text = v.optional(v.string(), '')
const names = v.optional(v.array(v.string()), [])
const count = v.pipe(v.int(), v.minValue(1))

/** One way to have a product: a format in a language. */
export const availability = v.looseObject({
  /** The product's code, e.g. `10401-PDF-ENG`: what is put into a cart. */
  availabilityId: v.pipe(v.string(), v.minLength(1)),
  /** As readers see it: `Hardcover`, `PDF` … */
  format: text,
  /** As readers see it: `English` … */
  language: text,
  listPrice: amount,
  /** SHIP, EBOOK, BUNDLE or something digital. Left out: by the suffix of the code. */
  lineType: v.optional(v.string()),
  /** The right to copy it can be bought. */
  permissionsAvailable: v.optional(v.boolean(), false),
  isVolumePricingAvailable: v.optional(v.boolean(), false),
  /** `COMING_SOON`: it can be had from the product's `publicationDate` on. */
  status: text,
  /** From so many copies on, each costs so much. */
  volumePrices: v.optional(v.array(v.looseObject({ from: count, unitPrice: amount })), []),
  /** For each copy that is made by permission; left out: as much as a copy. */
  permissionPrice: v.optional(amount),
})
export type Availability = v.InferOutput<typeof availability>

/** What is said of a product also where it lies in a cart. */
const lineFacts = {
  contentType: text,
  language: text,
  authors: names,
  categories: names,
  marketingCategory: text,
  primaryCategory: text,
  availabilities: v.optional(v.array(availability), []),
}

/** The product of a line of a cart (spec content 3), with the way to have it that is bought, or all. */
export const lineProduct = v.looseObject(lineFacts)

const facts = {
  ...lineFacts,
  id: v.pipe(v.string(), v.minLength(1)),
  title: text,
  /** Where its page is: `/product/{x}/{availabilityId}`. */
  url: text,
  summary: text,
  image: v.optional(v.string()),
  /** A date, or a date and time, ISO 8601. */
  publicationDate: text,
}

/** A product, with every way to have it; the first one is what is offered first. */
export const product = v.looseObject(facts)
export type Product = v.InferOutput<typeof product>

/** A product as its page shows it. */
export const productDetail = v.looseObject({
  ...facts,
  /** Three letters, ISO 4217. */
  currency: v.optional(v.string(), 'USD'),
  /** What is better together with it: other products, whole. */
  together: v.optional(v.array(product), []),
})
export type ProductDetail = v.InferOutput<typeof productDetail>

export const readAvailabilities = endpoint({
  name: 'readAvailabilities',
  method: 'GET',
  path: { api: '{api}product/:id/availabilities' },
  encoding: 'query',
  /** `id`: of a product, or one of its codes. */
  input: v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
  reads: 'json',
  output: productDetail,
  errors: {
    product_unknown: {
      status: 404,
      body: v.looseObject({ code: v.literal('product_unknown') }),
      description: 'There is no such product.',
    },
  },
  description: 'A product, every format and language it can be had in, and what goes with it.',
  spec: 'C7',
})
