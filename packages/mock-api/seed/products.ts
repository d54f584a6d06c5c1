import { lineTypeOf } from '@bindery/contract/product-rule.ts'
import type { AvailabilityRecord, ProductRecord } from '../core/catalog.ts'

type Extra = Partial<
  Pick<AvailabilityRecord, 'status' | 'permissionPrice' | 'volumePrices' | 'permissionsAvailable'>
>
type Way = readonly [suffix: string, format: string, language: string, price: number, more?: Extra]

const codes: Readonly<Record<string, string>> = { English: 'ENG', Spanish: 'SPA', German: 'GER' }

const waysOf = (id: string, ways: readonly Way[]): AvailabilityRecord[] =>
  ways.map(([suffix, format, language, listPrice, more = {}]) => {
    const availabilityId = `${id}-${suffix}-${codes[language]}`
    return {
      availabilityId,
      format,
      language,
      listPrice,
      lineType: lineTypeOf(availabilityId),
      permissionsAvailable: more.permissionPrice !== undefined,
      isVolumePricingAvailable: more.volumePrices !== undefined,
      status: 'AVAILABLE',
      ...more,
    }
  })

type Facts = Pick<ProductRecord, 'id' | 'title' | 'contentType' | 'category' | 'summary'> &
  Partial<ProductRecord>

const product = (facts: Facts, ...ways: Way[]): ProductRecord => {
  const availabilities = waysOf(facts.id, ways)
  const [first] = availabilities
  const slug = facts.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return {
    url: `/product/${slug}/${first?.availabilityId}`,
    authors: ['Amara Obi'],
    language: 'English',
    marketingCategory: '',
    publicationDate: '2026-03-03T09:00:00Z',
    status: first?.status ?? 'AVAILABLE',
    listPrice: first?.listPrice ?? 0,
    togetherWith: [],
    ...facts,
    availabilities,
  }
}

/** The default products of a mock without a site: one for each kind of product. */
export const sampleProducts: readonly ProductRecord[] = [
  product(
    {
      id: '501',
      title: 'The Plan on One Page',
      contentType: 'Book',
      category: 'Strategy',
      marketingCategory: 'Must Reads',
      summary: 'Forty plans that were kept, and what they had in common: they were short.',
      togetherWith: ['502', '503'],
    },
    ['HBK', 'Hardcover', 'English', 3200],
    ['HBK', 'Hardcover', 'Spanish', 3400],
    ['KND', 'Ebook', 'English', 2495],
    ['PDF', 'PDF', 'English', 2495, { permissionPrice: 450 }],
    ['PDF', 'PDF', 'German', 2695],
  ),
  product(
    {
      id: '502',
      title: 'What the Ferry Company Learned',
      contentType: 'Case Study',
      category: 'Strategy',
      summary: 'A small line gives up its best route. For a seminar of ninety minutes.',
      authors: ['Ingrid Solheim'],
      togetherWith: ['501'],
    },
    [
      'PDF',
      'PDF',
      'English',
      895,
      {
        permissionPrice: 425,
        volumePrices: [
          { from: 10, unitPrice: 795 },
          { from: 50, unitPrice: 650 },
        ],
      },
    ],
    ['PDF', 'PDF', 'Spanish', 895, { permissionPrice: 425 }],
  ),
  product(
    {
      id: '503',
      title: 'Guide to Better Meetings',
      contentType: 'Book',
      category: 'Leading Teams',
      marketingCategory: 'Guides',
      summary: 'How to begin one, how to end one, and how to have fewer.',
      authors: ['Tomas Lindqvist', 'Grace Mbeki'],
    },
    ['PBK', 'Paperback', 'English', 1995],
    ['EPB', 'ePub', 'English', 1695],
    ['BUN', 'Paperback and ePub', 'English', 2795],
  ),
  product(
    {
      id: '504',
      title: 'The Second Chief',
      contentType: 'Book',
      category: 'Leading Teams',
      summary: 'The first year after a founder, told by nine who lived through it.',
      publicationDate: '2027-02-09T09:00:00Z',
    },
    ['HBK', 'Hardcover', 'English', 3000, { status: 'COMING_SOON' }],
  ),
]
