import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fieldReader, frontMatter } from './front-matter.ts'
import { renderProse } from './prose.ts'
import { topicOf } from './topic.ts'

/** The last letters of a product code: the format's name and how it is delivered. */
const formats = {
  HBK: ['Hardcover', 'SHIP'],
  PBK: ['Paperback', 'SHIP'],
  AUD: ['Audio CD', 'SHIP'],
  KND: ['Ebook', 'EBOOK'],
  EPB: ['ePub', 'DIGITAL'],
  PDF: ['PDF', 'DIGITAL'],
  HTM: ['Web edition', 'DIGITAL'],
  PPT: ['Slides', 'DIGITAL'],
  XLS: ['Worksheet', 'DIGITAL'],
  ZIP: ['Toolkit', 'DIGITAL'],
  BUN: ['Bundle', 'BUNDLE'],
} as const

const languages: Readonly<Record<string, string>> = {
  ENG: 'English',
  SPA: 'Spanish',
  GER: 'German',
  FRE: 'French',
  POR: 'Portuguese',
}

/** A product in one format and language. Prices are in cents. */
export interface Availability {
  availabilityId: string
  format: string
  language: string
  listPrice: number
  lineType: 'SHIP' | 'EBOOK' | 'BUNDLE' | 'DIGITAL'
  permissionsAvailable: boolean
  isVolumePricingAvailable: boolean
  status: 'AVAILABLE' | 'COMING_SOON'
  volumePrices?: { from: number; unitPrice: number }[]
  permissionPrice?: number
}

/** A product from its file. The file's name is its slug. */
export interface Product {
  id: string
  slug: string
  title: string
  contentType: string
  authors: string[]
  topic: { name: string; slug: string }
  /** The series it is sold in. '' for none. */
  series: string
  summary: string
  image: string
  /** `YYYY-MM-DD` */
  date: string
  soon: boolean
  availabilities: Availability[]
  /** Ids of the products that are offered together with it. */
  together: string[]
  /** As HTML. */
  text: string
}

/** Parses `24.95` into cents. */
const centsOf = (text: string): number => {
  if (!/^\d+\.\d\d$/.test(text)) throw new Error(`not a price: ${text}`)
  return Number(text.replace('.', ''))
}

/** Formats cents as a price. */
export const formatPrice = (cents: number): string =>
  `$${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const splitList = (text: string, mark: string) =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const readAvailability =
  (id: string, fields: Record<string, string>) =>
  (line: string): Availability => {
    const [code = '', price = ''] = line.split(' ')
    const [suffix = '', languageCode = ''] = code.split('-')
    const knownFormat = formats[suffix as keyof typeof formats]
    const language = languages[languageCode]
    if (!knownFormat || !language) throw new Error(`${id}: unknown code ${code}`)
    const [format, lineType] = knownFormat
    const volumeSteps = lineType === 'SHIP' ? splitList(fields['volume'] ?? '', ',') : []
    const permission = lineType === 'DIGITAL' ? fields['permissions'] : undefined
    return {
      availabilityId: `${id}-${code}`,
      format,
      language,
      listPrice: centsOf(price),
      lineType,
      permissionsAvailable: permission !== undefined,
      isVolumePricingAvailable: volumeSteps.length > 0,
      status: fields['status'] === 'COMING_SOON' ? 'COMING_SOON' : 'AVAILABLE',
      ...(volumeSteps.length > 0
        ? {
            volumePrices: volumeSteps.map((step) => {
              const [from = '', unitPrice = ''] = step.split(' at ')
              return { from: Number(from), unitPrice: centsOf(unitPrice) }
            }),
          }
        : {}),
      ...(permission === undefined ? {} : { permissionPrice: centsOf(permission) }),
    }
  }

function readProduct(folder: string, file: string): Product {
  const { fields, text } = frontMatter(readFileSync(join(folder, file), 'utf8'))
  const field = fieldReader(fields, file)
  const id = field('id')
  const topic = topicOf(field('category'))
  return {
    id,
    slug: basename(file, '.md'),
    title: field('title'),
    contentType: field('contentType'),
    authors: splitList(field('authors'), ','),
    topic,
    series: fields['marketingCategory'] ?? '',
    summary: field('summary'),
    image: `/assets/flags/${topic.slug}.svg`,
    date: field('date'),
    soon: fields['status'] === 'COMING_SOON',
    availabilities: splitList(field('ways'), ';').map(readAvailability(id, fields)),
    together: splitList(fields['together'] ?? '', ','),
    text: renderProse(text).join('\n'),
  }
}

/** Reads the site's products, sorted by id. @param folder the site's `content/products` */
export const readProducts = (folder: string): Product[] =>
  readdirSync(folder)
    .map((file) => readProduct(folder, file))
    .sort((a, b) => a.id.localeCompare(b.id))

/** The path of the page for one format and language. */
export const pagePath = ({ slug }: Product, { availabilityId }: Availability): string =>
  `/product/${slug}/${availabilityId}`

/** The path of the product's page in its first format. */
export const productPath = (product: Product): string => {
  const [first] = product.availabilities
  if (!first) throw new Error(`${product.slug} has no availability`)
  return pagePath(product, first)
}

/** The product as the publisher's API returns it. */
export const toApiRecord = (product: Product) => ({
  id: product.id,
  title: product.title,
  url: productPath(product),
  contentType: product.contentType,
  authors: product.authors,
  language: product.availabilities[0]?.language ?? '',
  category: product.topic.name,
  marketingCategory: product.series,
  summary: product.summary,
  image: product.image,
  publicationDate: `${product.date}T09:00:00Z`,
  status: product.soon ? ('COMING_SOON' as const) : ('AVAILABLE' as const),
  listPrice: product.availabilities[0]?.listPrice ?? 0,
  availabilities: product.availabilities,
  togetherWith: product.together,
})
