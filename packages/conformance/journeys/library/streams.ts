import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Reader } from '../../check/reader.ts'

const page = (number: number, size: number) => ({ number: String(number), size: String(size) })

export const streamsJourney: Journey = {
  name: 'streams',
  title: 'A reader pages through the articles of the site',
  calls: ['readLatest'],
  async run({ newReader }) {
    const guest = newReader()
    const first = await guest.call(endpoints.readLatest, page(0, 2))
    const second = await guest.call(endpoints.readLatest, page(1, 2))
    const ids = first.data.entry.map(({ id }) => id)
    const repeated = second.data.entry.find(({ id }) => ids.includes(id))
    guest.expect(!repeated, second, {
      name: 'paging-repeats',
      expected: 'other entries than on the first page',
      got: `${repeated?.id} again`,
      path: 'entry',
    })
    const { last, total } = first.data.page
    const hasMore = second.data.entry.length > 0
    guest.expect(last !== hasMore && (total === undefined || last === total <= 2), first, {
      name: 'paging-last',
      expected: hasMore ? 'last: false, because there is a second page' : 'last: true',
      got: `last: ${last}`,
      path: 'page.last',
    })
  },
}

async function checkResults(guest: Reader, title: string): Promise<void> {
  const results = await guest.call(endpoints.search, { query: title, size: 20 })
  const isFound = results.data.entry.some((each) => each.title === title)
  guest.expect(isFound, results, {
    name: 'search-miss',
    expected: `“${title}” among the results`,
    got: `${results.data.entry.length} others`,
  })
}

export const searchJourney: Journey = {
  name: 'search',
  title: 'A reader searches for an article',
  calls: ['search', 'autoSuggest'],
  async run({ makes, newReader }) {
    const guest = newReader()
    const { data } = await guest.call(endpoints.readLatest, { number: '0', size: '1' })
    const [article] = data.entry
    if (!article?.title) throw new JourneyEnd('the site has no article to search for', true)
    if (makes('search')) await checkResults(guest, article.title)
    if (!makes('autoSuggest')) return
    await guest.call(endpoints.autoSuggest, { query: article.title.slice(0, 4) })
  },
}
