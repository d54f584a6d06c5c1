import { safeUrl } from '@bindery/contract/safe-url.ts'
import { dateOf, isComing, kindOf, moneyOf, orderOf, priceOf } from '@bindery/state/entry.ts'
import type { State } from '@bindery/state/state.ts'
import type { FeedEntry } from '@bindery/state/stream.ts'
import type { LibraryWords } from './library.messages.ts'
import type { ActivityKind, Empty, EntryRow, LibraryTab } from './library.view.ts'

const addressOf = (raw: string | undefined, { environment }: Pick<State, 'environment'>) => {
  if (!raw) return undefined
  const { origin } = environment.location()
  const url = safeUrl(raw, origin)
  // What is no address of the site is none at all.
  return url === `${origin}/` ? undefined : url
}

const linesOf = (entry: FeedEntry, { settings }: Pick<State, 'settings'>, words: LibraryWords) => {
  const { provider, sharedWith = [], itemCount, grandTotalIncTax } = entry.content
  const { lines: items, cancelled } = orderOf(entry)
  const lines: string[] = []
  if (sharedWith[0]) lines.push(words.sharedWith({ names: sharedWith.join(', ') }))
  else if (provider) lines.push(words.sharedOn({ provider }))
  if (itemCount !== undefined || grandTotalIncTax !== undefined) {
    lines.push(
      [
        cancelled ? words.cancelled : words.purchased,
        itemCount === undefined ? '' : words.items(itemCount),
        grandTotalIncTax === undefined ? '' : moneyOf(grandTotalIncTax, settings),
      ]
        .filter(Boolean)
        .join(' · '),
    )
  }
  return [...lines, ...items.map(({ title }) => title)]
}

export interface RowParts {
  readonly words: LibraryWords
  readonly selected: ReadonlySet<string>
  readonly isSaved: (id: string) => boolean
}

/** An entry as it is drawn. */
export const rowOf = (
  entry: FeedEntry,
  state: Pick<State, 'environment' | 'settings'>,
  { words, selected, isSaved }: RowParts,
): EntryRow => {
  const { id, title, contentType, category, author, summary, content } = entry
  return {
    id,
    title,
    href: addressOf(content.src || entry.productLink, state),
    kicker: [contentType, category.term].filter(Boolean).join(' · '),
    byline: author.join(', '),
    date: dateOf(entry, state.settings) ?? undefined,
    summary,
    image: addressOf(entry.image ?? content.image, state),
    price: priceOf(entry, state.settings) ?? undefined,
    badge: isComing(entry) ? words.coming : undefined,
    lines: linesOf(entry, state, words),
    kind: kindOf(entry),
    selected: selected.has(id),
    saved: isSaved(id),
  }
}

export interface EmptyParts {
  readonly tab: LibraryTab
  readonly kind: ActivityKind
  /** The folder that is shown; null: all of My Library. */
  readonly folder: { readonly name: string } | null
  /** It has just been made. */
  readonly fresh: boolean
  /** Something is sought. */
  readonly sought: boolean
  /** No topic is followed. */
  readonly followsNone: boolean
}

/** The welcome of each history that is empty (spec content 2). */
export const emptyOf = (
  { tab, kind, folder, fresh, sought, followsNone }: EmptyParts,
  words: LibraryWords,
  { paths }: State['settings'],
): Empty => {
  const root = new URL('/', paths.myLibrary)
  const latest = { words: words.toLatest, href: new URL('the-latest', root).href }
  const topics = { words: words.toTopics, href: new URL('topics', root).href }
  const say = (title: string, text: string, link: Empty['link'] = null) => ({ title, text, link })
  if (sought) return say(words.emptyFoundTitle, words.emptyFound)
  if (tab === 'following') {
    return followsNone
      ? say(words.emptyTopicsTitle, words.emptyTopics, topics)
      : say(words.emptyFollowingTitle, words.emptyFollowing)
  }
  if (tab === 'activity') {
    const of: Record<ActivityKind, Empty> = {
      all: say(words.emptyActivityTitle, words.emptyActivity, latest),
      read: say(words.emptyReadTitle, words.emptyRead, latest),
      watched: say(words.emptyWatchedTitle, words.emptyWatched),
      shared: say(words.emptySharedTitle, words.emptyShared, latest),
      ordered: say(words.emptyOrderedTitle, words.emptyOrdered, {
        words: words.toStore,
        href: paths.store,
      }),
    }
    return of[kind]
  }
  if (!folder) return say(words.emptyLibraryTitle, words.emptyLibrary, latest)
  if (fresh) return say(words.emptyNewTitle({ name: folder.name }), words.emptyNew)
  return say(words.emptyContentTitle, words.emptyContent)
}
