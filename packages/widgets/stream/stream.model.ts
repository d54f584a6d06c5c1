import { toJson } from '@bindery/contract/json.ts'
import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { failureMessages, wordsOf } from '@bindery/state/client/failure.messages.ts'
import { loadOnce } from '@bindery/state/client/lazy.ts'
import { savedOf } from '@bindery/state/library/saved.ts'
import type { State } from '@bindery/state/state.ts'
import { SearchedEvent } from '@bindery/state/streams/search.events.ts'
import type { FeedEntry } from '@bindery/state/streams/stream.ts'
import { isOwn } from '@bindery/state/streams/stream-query.ts'
import { createSavedStream } from '@bindery/state/streams/stream-saved.ts'
import { streamMessages } from './stream.messages.ts'
import type { StreamView } from './stream.view.ts'
import { createActs } from './stream-actions.ts'
import { createAddress } from './stream-address.ts'
import type { StreamAttributes } from './stream-attributes.ts'
import { createRows, emptyOf } from './stream-entries.ts'
import { arrived, waysOf } from './stream-paging.ts'
import { type FirstPage, queryOf, type StreamPlace, termIn } from './stream-query.ts'

const pageTitle = loadOnce(() => import('@bindery/element/title/page-title.ts'))

/** Entries per page: 8, or 10 if the attribute `page-size` has no number. */
const usual = 8
const named = 10

export const createStreamModel = (
  state: State,
  host: Host<StreamAttributes>,
  place: StreamPlace,
): Model<StreamView> => {
  const { environment, messages, session, settings, liveRegion, auth } = state
  const $words = messages.define('stream', streamMessages)
  const saved = savedOf(state)
  const rowOf = createRows(state)
  const attributes = () => host.$attributes.get()
  const sizeNow = () => attributes().pageSize ?? (place.sized() ? named : usual)

  const { numberInUrl, address, said, sent } = createAddress(
    environment,
    () => attributes().pageParam,
    place.form,
  )
  const first = numberInUrl()

  let query = queryOf(attributes(), said())
  let size = sizeNow()
  let asked = ''
  let rounds = 0
  let feed = createSavedStream(state, { size })
  let offFeed = () => {}
  /** The form or the address has changed the query, and the result is not announced yet. */
  let asking = false
  /** Retries the last request. */
  let again = () => {}

  const now = () => feed.$feed.get()
  const lengthOf = (entries: readonly FeedEntry[]) => entries.filter(feed.stays).length

  const view = (): StreamView | null => {
    const words = $words.get()
    const known = session.$session.get()
    const current = now()
    const { step, entries, given, changing, failure, last, number, paywall } = current
    const guest = isOwn(query) && known.status === 'guest'
    if (!guest && step === 'loading' && place.filled) return null
    const rows = entries.flatMap((entry, at) => {
      if (!feed.stays(entry)) return []
      return rowOf(entry, { words, saved: !!saved.$saved.get().get(entry.id), paywall, at })
    })
    const shown = given + rows.length
    return {
      words,
      step: guest ? 'guest' : step,
      round: `${rounds} ${number}`,
      given: given > 0,
      rows,
      // If the reader has discarded all loaded entries, the stream is empty only after its last page.
      empty:
        shown === 0 && step === 'shown' && (last || !entries[0])
          ? emptyOf(query, words, current.maintained)
          : null,
      changing,
      message: failure ? wordsOf(failure, failureMessages(messages).get()) : null,
      ...waysOf({
        feed: current,
        shown,
        size,
        words,
        address,
        attributes: attributes(),
        breakpoint: settings.mobileBreakpoint,
        asked: place.form !== null,
      }),
      ...verbs,
    }
  }
  const listen = () => {
    const { entries, step, last, changing, failure, number } = now()
    // Names the searched term and the page in the document's title.
    if (attributes().pageParam)
      void pageTitle().then(
        ({ showTitlePart }) =>
          showTitlePart(host, termIn(query), number && $words.get().page({ page: number + 1 })),
        () => {},
      )
    if (session.$session.value?.status !== 'guest') saved.want(entries.map(({ id }) => id))
    render()
    if (asking && !changing) {
      asking = false
      const { outcome, message } = model.$view.get() ?? {}
      liveRegion.announce(message ?? outcome ?? '')
    }
    const gone = step === 'shown' && entries.length > 0 && lengthOf(entries) === 0
    if (gone && !last && !changing && !failure) void feed.more()
  }
  const begin = (number: number, keep: boolean, given: FirstPage | null) => {
    rounds += 1
    again = () => void feed.to(number)
    const { total = null } = attributes()
    feed.show(query, { number, keep, ...(given ? { given: { ...given, total } } : {}) })
  }
  /**
   * Loads the stream anew if the query or the page size has changed.
   * @param number the first page of a changed query, from 0
   * @returns whether they have changed
   */
  const renew = (number = 0): boolean => {
    const next = queryOf(attributes(), said())
    const key = toJson([next, sizeNow()])
    render()
    if (key === asked) return false
    const isFirst = asked === ''
    asked = key
    query = next
    if (isFirst || size !== sizeNow()) {
      size = sizeNow()
      offFeed()
      feed.destroy()
      feed = createSavedStream(state, { size })
      offFeed = feed.$feed.listen(listen)
    }
    begin(isFirst ? first : number, !isFirst, isFirst ? place.given : null)
    render()
    return true
  }
  const send = () => {
    const url = sent()
    if (url !== environment.location().href) environment.pushUrl(url)
    const before = termIn(query)
    asking = renew()
    const term = termIn(query)
    if (term && term !== before) host.emit(new SearchedEvent(term))
  }

  const loadMore = async () => {
    again = () => void loadMore()
    const before = now()
    const had = before.given + lengthOf(before.entries)
    await feed.more()
    const { entries, given, total, last, failure } = now()
    const shown = given + lengthOf(entries)
    // The button disappears after the last page. A last page without new entries is announced, too.
    if (failure || shown < had || (shown === had && !last)) return
    const words = $words.get()
    const added = words.added(shown - had)
    liveRegion.announce(total === null ? added : words.addedOf({ added, shown, total }))
  }
  /** @param number from 0 */
  const turn = async (number: number): Promise<boolean> => {
    again = () => verbs.go(number + 1)
    if (place.given && number === first && asked === firstAsked) {
      begin(number, true, place.given)
    } else if (!(await feed.to(number))) return false
    liveRegion.announce(arrived($words.get(), number + 1, now().total, size))
    return true
  }
  const verbs: Pick<StreamView, 'loadMore' | 'go' | 'retry' | 'signIn' | 'act'> = {
    loadMore: () => void loadMore(),
    go: (page) =>
      void turn(page - 1).then((done) => {
        if (done && attributes().pageParam) environment.pushUrl(address(page))
      }),
    retry: () => again(),
    signIn: () => void auth.request({ screen: 'sign-in' }, host.element)?.catch(() => {}),
    act: createActs(state, host, (id) => now().entries.find((entry) => entry.id === id)),
  }
  const offs = [
    host.$attributes.listen(() => void renew()),
    place.form?.onSend(send) ?? (() => {}),
    saved.$saved.listen(listen),
    environment.onUrl(() => {
      const number = numberInUrl()
      place.form?.write(said() ?? new URLSearchParams())
      asking = renew(number)
      if (asking) return
      if (attributes().pageParam && number !== now().number) void turn(number)
    }),
  ]
  const { render, ...model } = createView([$words, session.$session], view, ...offs, () => {
    offFeed()
    feed.destroy()
  })
  renew()
  const firstAsked = asked
  return model
}
