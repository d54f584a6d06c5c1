/** What a library makes of two articles, and of a link that is no address. */
import { endpoints } from '@bindery/contract/endpoints.ts'
import type { JourneyContext } from '../../check/journey.ts'
import { isWebLink } from '../../check/link.ts'
import type { Reader } from '../../check/reader.ts'
import { foldersOf } from './folders.ts'

export interface Article {
  readonly id: string
  readonly title: string
}

const page = (number: number, size: number) => ({ number: `${number}`, size: `${size}` })

/** The latest first, each on a page of its own, and by title if that is asked for. */
async function checkOrder(reader: Reader, first: Article, second: Article): Promise<void> {
  const one = await reader.call(endpoints.readSaves, page(0, 1))
  const two = await reader.call(endpoints.readSaves, page(1, 1))
  const [latest, before] = [one.data.entry[0]?.id, two.data.entry[0]?.id]
  const isOther = reader.expect(latest !== before, two, {
    name: 'paging-repeats',
    expected: 'another entry than on the first page',
    got: `${before} again`,
    path: 'entry',
  })
  if (!isOther) return
  const isLatest = reader.expect(latest === second.id && before === first.id, one, {
    name: 'library-order',
    expected: `${second.id}, which was saved last, then ${first.id}`,
    got: `${latest}, then ${before}`,
    path: 'entry',
  })
  if (!isLatest) return
  const byTitle = await reader.call(endpoints.readSaves, { ...page(0, 50), sort: 'title' })
  const titles = byTitle.data.entry.map(({ title }) => title)
  const sorted = titles.toSorted((one, other) => one.localeCompare(other, 'en'))
  reader.expect(titles.join('\n') === sorted.join('\n'), byTitle, {
    name: 'library-order',
    expected: `${sorted[0]} first, with sort=title`,
    got: `${titles[0]} first`,
    path: 'entry',
  })
}

/** Both go into a folder with one call. */
async function checkBulk(reader: Reader, ids: readonly string[]): Promise<void> {
  const name = `Check ${crypto.randomUUID().slice(0, 8)}`
  const { data } = await reader.call(endpoints.saveFolder, { name })
  try {
    const listIds = [data.id]
    const added = await reader.call(endpoints.addListItems, { id: [...ids], listIds })
    for (const id of ids) {
      const lists = await foldersOf(reader, id)
      const isIn = reader.expect(lists?.includes(data.id) === true, added, {
        name: 'write-lost',
        expected: `each of ${ids.length} items in the folder`,
        got: `a folder without ${id}`,
      })
      if (!isIn) return
    }
  } finally {
    await reader.call(endpoints.removeFolder, { id: data.id })
  }
}

/** A link that runs a script is not kept. The server may refuse the item, too. */
async function checkLink(reader: Reader): Promise<void> {
  const id = `bindery-check-${crypto.randomUUID().slice(0, 8)}`
  const item = { id, title: 'A link of bindery check', url: 'javascript:alert(1)' }
  const { judgement } = await reader.probe(endpoints.saveItem, item)
  if (judgement.kind !== 'ok') return
  try {
    const saves = await reader.call(endpoints.readSaves, page(0, 10))
    const entry = saves.data.entry.find((each) => each.id === id)
    const src = entry?.content.src ?? ''
    reader.expect(src === '' || isWebLink(src, reader.connection.origin), saves, {
      name: 'link-invalid',
      expected: 'a path, or no link',
      got: src,
      path: 'entry.content.src',
    })
  } finally {
    await reader.probe(endpoints.removeSaved, { id })
  }
}

/** Saves a second article beside the first, and looks at both. */
export async function checkTwo(
  context: JourneyContext,
  reader: Reader,
  first: Article,
  second: Article | undefined,
): Promise<void> {
  const { makes, omit } = context
  if (!second) {
    omit('two saves at once (there is no second article)')
    return
  }
  await reader.call(endpoints.saveItem, { id: second.id, title: second.title })
  try {
    if (makes('readSaves') && !reader.isFaulty('readSaves')) {
      await checkOrder(reader, first, second)
    }
    const isBulk = makes('addListItems') && !reader.isFaulty('addListItems')
    if (isBulk && !reader.isFaulty('saveFolder')) await checkBulk(reader, [first.id, second.id])
  } finally {
    await reader.probe(endpoints.removeSaved, { id: second.id })
  }
  const isLink = makes('readSaves') && !reader.isFaulty('saveItem')
  if (isLink && !reader.isFaulty('readSaves')) await checkLink(reader)
}
