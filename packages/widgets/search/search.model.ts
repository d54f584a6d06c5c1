import { safeUrl } from '@bindery/contract/safe-url.ts'
import { minTermLength, normalizeTerm } from '@bindery/contract/search-rule.ts'
import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { searchReferral } from '@bindery/state/cart/referral.ts'
import type { Off } from '@bindery/state/environment/environment.ts'
import type { State } from '@bindery/state/state.ts'
import { linkOf } from '@bindery/state/streams/entry-row.ts'
import { SearchedEvent } from '@bindery/state/streams/search.events.ts'
import { foreseeSuggestions, type Suggestion } from '@bindery/state/streams/suggestions.ts'
import { createRecent } from './recent-searches.ts'
import { searchMessages } from './search.messages.ts'
import type { SearchOption, SearchView } from './search.view.ts'
import type { SearchPlace } from './search-form.ts'
import { createAsking } from './search-request.ts'

export interface SearchAttributes {
  readonly placeholder: string | undefined
}

/** The number of suggestions is announced once the reader has typed nothing for so long, in ms. */
const restMs = 800

/** Creates the model of `bindery-search`: a button in the header and its overlay. */
export const createSearchModel = (
  state: State,
  host: Host<SearchAttributes>,
  place: SearchPlace,
): Model<SearchView> => {
  const { environment, messages, navigation, overlays, session, settings } = state
  const $words = messages.define('search', searchMessages)
  const asking = createAsking(state)
  const recent = createRecent(state)
  let text = place.typed
  /** The result of the last action, for screen readers. */
  let done = ''
  let typing: Off | null = null
  /** Releases the overlay and the session listener. null: the overlay is closed. */
  let release: Off | null = null

  const { origin } = environment.location()
  const results = new URL(safeUrl(place.action ?? settings.paths.search, origin))
  const address = (term: string, more: Record<string, string> = {}): string => {
    const query = new URLSearchParams([
      ...place.others.map((pair) => [...pair]),
      [place.name, term],
    ])
    for (const [name, value] of Object.entries(more)) query.set(name, value)
    return `${origin}${results.pathname}?${query}`
  }
  const option = ({ title, link, contentType }: Suggestion): SearchOption => ({
    title,
    contentType,
    // A suggestion without a link to this site leads to a search for its title.
    href:
      (link.startsWith('?') ? safeUrl(results.pathname + link, origin) : linkOf(link, state)) ??
      address(title),
  })

  const offered = (): Pick<SearchView, 'list' | 'note' | 'said'> => {
    const words = $words.get()
    const answered = asking.$answered.get()
    const empty = { list: null, note: null, said: done }
    if (answered.step === 'nothing') return empty
    if (answered.step === 'failed') return { ...empty, note: words.failed }
    const { term, records, subjects } = answered
    const found = records.length + subjects.length
    if (found === 0) return { ...empty, note: words.none({ term }) }
    const list = { records: records.map(option), subjects: subjects.map(option) }
    return { ...empty, list, said: typing ? done : words.found(found) }
  }
  let offer = offered()

  const view = (): SearchView => {
    const words = $words.get()
    const term = normalizeTerm(text)
    const enough = term.length >= minTermLength
    return {
      words,
      placeholder: host.$attributes.get().placeholder || words.placeholder,
      name: place.name,
      open: release !== null,
      typed: text,
      ...offer,
      more: enough
        ? { term, href: address(term, { referral: searchReferral }), words: words.more({ term }) }
        : null,
      recent:
        enough || !release
          ? []
          : recent.read().map((each) => ({ term: each, href: address(each) })),
      ...verbs,
    }
  }
  const renew = () => {
    offer = offered()
    render()
  }
  const type = (typed: string) => {
    text = typed
    done = ''
    typing?.()
    typing = environment.timer(restMs, () => {
      typing = null
      renew()
    })
    asking.type(typed)
    renew()
  }
  const searched = (term: string) => {
    recent.add(term)
    host.emit(new SearchedEvent(term))
  }
  const close = () => {
    release?.()
    release = null
    typing?.()
    typing = null
    asking.stop()
    render()
  }
  const verbs = {
    type,
    close,
    show: () => {
      if (release) return
      const giveBack = overlays.open({ id: host.id, kind: 'modal', close })
      // The recent terms depend on the reader. The session loads only once the overlay is open.
      const stop = session.$session.listen(render)
      release = () => {
        stop()
        giveBack()
      }
      foreseeSuggestions(state)
      type(text)
    },
    search: (typed: string) => {
      const term = normalizeTerm(typed)
      if (!term) return
      searched(term)
      // If the page cancels the navigation and shows the results itself, the overlay must not cover them.
      if (!navigation.go(address(term), { from: host.element })) close()
    },
    follow: (term: string | null) => {
      if (term !== null) searched(term)
      else recent.add(normalizeTerm(text))
      // Closes in the next task, after the browser has followed the link.
      environment.timer(0, close)
    },
    remove: (term: string | null) => {
      const words = $words.get()
      if (term === null) recent.clear()
      else recent.remove(term)
      done = term === null ? words.cleared : words.removed({ term })
      renew()
    },
  } satisfies Partial<SearchView>

  const offs = [
    asking.$answered.listen(renew),
    $words.listen(renew),
    // The back-forward cache would restore the page with an open overlay.
    environment.onPageHide(close),
    session.$readerChanges.listen(() => {
      text = ''
      close()
    }),
  ]
  const { render, ...model } = createView([host.$attributes], view, close, ...offs)
  if (place.typing) verbs.show()
  return model
}
