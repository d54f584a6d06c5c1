import type { Result } from '@bindery/state/client/failure.ts'
import { type SavableItem, savedOf } from '@bindery/state/library/saved.ts'
import type { Outcome } from '@bindery/state/session/pending-action.ts'
import type { State } from '@bindery/state/state.ts'
import { waitForPendingAction } from './kit-pending.ts'

/** The result of `bindery.save`. */
interface SaveResult {
  readonly item: SavableItem
  /** The ids of its folders. A saved item is always in My Library, too. */
  readonly lists: readonly string[]
}

const texts = ['id', 'title', 'url', 'topic', 'contentType', 'image', 'summary'] as const

const isStringList = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** @throws TypeError naming the invalid field */
const parseItem = (value: unknown): SavableItem => {
  const fields = Object(value) as Record<string, unknown>
  const invalid = (problem: string) => new TypeError(`bindery.save(item): ${problem}.`)
  if (typeof fields['id'] !== 'string' || fields['id'].trim() === '') {
    throw invalid('item.id must be a string, the id of the item; for an article, its slug')
  }
  const item: Record<string, unknown> = {}
  for (const name of texts) {
    const text = fields[name]
    if (text === undefined) continue
    if (typeof text !== 'string') throw invalid(`item.${name} must be a string`)
    item[name] = text
  }
  const { authors, listPrice, id } = fields
  if (authors !== undefined && !isStringList(authors))
    throw invalid('item.authors must be a list of strings')
  const isPrice = typeof listPrice === 'number' && listPrice >= 0
  if (listPrice !== undefined && !isPrice) throw invalid('item.listPrice must be a number')
  return {
    ...item,
    id,
    ...(authors === undefined ? {} : { authors }),
    ...(listPrice === undefined ? {} : { listPrice }),
  } as SavableItem
}

/** `window.bindery.save`. */
export const saveFromPage = async (state: State, input: unknown): Promise<Result<SaveResult>> => {
  const item = parseItem(input)
  const store = savedOf(state)
  store.want([item.id])
  const answer = await store.save(item)
  let failure = answer.ok ? null : answer.failure
  if (failure?.kind === 'signed-out') {
    const isOurs = ({ kind, data }: Pick<Outcome, 'kind' | 'data'>) =>
      kind === 'saved' && Object(data).item?.id === item.id
    failure = await waitForPendingAction(state, isOurs)
  }
  if (failure) return { ok: false, failure }
  return { ok: true, item, lists: store.$saved.get().get(item.id) ?? [] }
}
