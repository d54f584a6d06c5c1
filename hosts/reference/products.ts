import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fieldsOf, frontMatter } from './front-matter.ts'
import { renderProse } from './prose.ts'
import { topicOf } from './topic.ts'

/** What the last letters of a code stand for: what it is called, and how it is delivered. */
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

/** A way to have a product: a format in a language. Prices are in cents. */
export interface Way {
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

/** What a product's file says; the file's name is its slug. */
export interface Product {
  id: string
  slug: string
  title: string
  contentType: string
  authors: string[]
  topic: { name: string; slug: string }
  /** The row it is sold in; '' for none. */
  row: string
  summary: string
  image: string
  /** `YYYY-MM-DD` */
  date: string
  soon: boolean
  ways: Way[]
  /** Ids. */
  together: string[]
  /** As HTML. */
  text: string
}

/** `24.95` as cents. */
const centsOf = (text: string): number => {
  if (!/^\d+\.\d\d$/.test(text)) throw new Error(`not a price: ${text}`)
  return Number(text.replace('.', ''))
}

/** Cents as a price is printed. */
export const printed = (cents: number): string =>
  `$${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const parts = (text: string, mark: string) =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const wayOf =
  (id: string, fields: Record<string, string>) =>
  (line: string): Way => {
    const [code = '', price = ''] = line.split(' ')
    const [suffix = '', tongue = ''] = code.split('-')
    const known = formats[suffix as keyof typeof formats]
    const language = languages[tongue]
    if (!known || !language) throw new Error(`${id}: nothing is called ${code}`)
    const [format, lineType] = known
    const many = lineType === 'SHIP' ? parts(fields['volume'] ?? '', ',') : []
    const permission = lineType === 'DIGITAL' ? fields['permissions'] : undefined
    return {
      availabilityId: `${id}-${code}`,
      format,
      language,
      listPrice: centsOf(price),
      lineType,
      permissionsAvailable: permission !== undefined,
      isVolumePricingAvailable: many.length > 0,
      status: fields['status'] === 'COMING_SOON' ? 'COMING_SOON' : 'AVAILABLE',
      ...(many.length > 0
        ? {
            volumePrices: many.map((step) => {
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
  const field = fieldsOf(fields, file)
  const id = field('id')
  const topic = topicOf(field('category'))
  return {
    id,
    slug: basename(file, '.md'),
    title: field('title'),
    contentType: field('contentType'),
    authors: parts(field('authors'), ','),
    topic,
    row: fields['marketingCategory'] ?? '',
    summary: field('summary'),
    image: `/assets/flags/${topic.slug}.svg`,
    date: field('date'),
    soon: fields['status'] === 'COMING_SOON',
    ways: parts(field('ways'), ';').map(wayOf(id, fields)),
    together: parts(fields['together'] ?? '', ','),
    text: renderProse(text).join('\n'),
  }
}

/** What the site sells, by code. @param folder the site's `content/products` */
export const readProducts = (folder: string): Product[] =>
  readdirSync(folder)
    .map((file) => readProduct(folder, file))
    .sort((a, b) => a.id.localeCompare(b.id))

/** The page of a way to have it. */
export const pageOf = ({ slug }: Product, { availabilityId }: Way): string =>
  `/product/${slug}/${availabilityId}`

/** Its page: that of the first way to have it. */
export const frontOf = (product: Product): string => {
  const [first] = product.ways
  if (!first) throw new Error(`${product.slug} is to be had in no way`)
  return pageOf(product, first)
}

/** As the publisher's API has it. */
export const recordOf = (product: Product) => ({
  id: product.id,
  title: product.title,
  url: frontOf(product),
  contentType: product.contentType,
  authors: product.authors,
  language: product.ways[0]?.language ?? '',
  category: product.topic.name,
  marketingCategory: product.row,
  summary: product.summary,
  image: product.image,
  publicationDate: `${product.date}T09:00:00Z`,
  status: product.soon ? ('COMING_SOON' as const) : ('AVAILABLE' as const),
  listPrice: product.ways[0]?.listPrice ?? 0,
  availabilities: product.ways,
  togetherWith: product.together,
})
