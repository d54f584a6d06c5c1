import type { Result } from '@bindery/state/failure.ts'
import type { Outcome } from '@bindery/state/reader-verb.ts'
import { type SavableItem, savedOf } from '@bindery/state/saved.ts'
import type { State } from '@bindery/state/state.ts'
import { afterSignIn } from './kit-wish.ts'

/** What `bindery.save` answers of what is saved. */
interface SavedAnswer {
  readonly item: SavableItem
  /** The ids of the folders that it lies in; it is in My Library in any case. */
  readonly lists: readonly string[]
}

const texts = ['id', 'title', 'url', 'topic', 'contentType', 'image', 'summary'] as const

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** @throws TypeError when it is none, naming what is wrong with it */
const readItem = (value: unknown): SavableItem => {
  const given = Object(value) as Record<string, unknown>
  const wrong = (what: string) => new TypeError(`bindery.save(item): ${what}.`)
  if (typeof given['id'] !== 'string' || given['id'].trim() === '') {
    throw wrong('item.id has to be a text, the id of what is saved; of an article its slug')
  }
  const item: Record<string, unknown> = {}
  for (const name of texts) {
    const text = given[name]
    if (text === undefined) continue
    if (typeof text !== 'string') throw wrong(`item.${name} has to be a text`)
    item[name] = text
  }
  const { authors, listPrice, id } = given
  if (authors !== undefined && !isTexts(authors))
    throw wrong('item.authors has to be a list of texts')
  const isPrice = typeof listPrice === 'number' && listPrice >= 0
  if (listPrice !== undefined && !isPrice) throw wrong('item.listPrice has to be a number')
  return {
    ...item,
    id,
    ...(authors === undefined ? {} : { authors }),
    ...(listPrice === undefined ? {} : { listPrice }),
  } as SavableItem
}

/** `window.bindery.save`. */
export const saveFromPage = async (state: State, given: unknown): Promise<Result<SavedAnswer>> => {
  const item = readItem(given)
  const store = savedOf(state)
  store.want([item.id])
  const answer = await store.save(item)
  let failure = answer.ok ? null : answer.failure
  if (failure?.kind === 'signed-out') {
    const isOurs = ({ kind, data }: Outcome) =>
      kind === 'saved' && Object(data).item?.id === item.id
    failure = await afterSignIn(state, isOurs)
  }
  if (failure) return { ok: false, failure }
  return { ok: true, item, lists: store.$saved.get().get(item.id) ?? [] }
}
