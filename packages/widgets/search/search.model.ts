import { safeUrl } from '@bindery/contract/safe-url.ts'
import { shortestTerm, termOf } from '@bindery/contract/search-rule.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import { linkOf } from '@bindery/state/entry-row.ts'
import type { Off } from '@bindery/state/environment.ts'
import { searchReferral } from '@bindery/state/referral.ts'
import { SearchedEvent } from '@bindery/state/search.events.ts'
import type { State } from '@bindery/state/state.ts'
import { foreseeSuggestions, type Suggestion } from '@bindery/state/suggestion.ts'
import { atom } from 'nanostores'
import { createAsking } from './search.asking.ts'
import type { SearchPlace } from './search.form.ts'
import { searchMessages } from './search.messages.ts'
import { createRecent } from './search.recent.ts'
import type { SearchOption, SearchView } from './search.view.ts'

export interface SearchAttributes {
  readonly placeholder: string | undefined
}

/** The search of the header: a button, and what it opens. */
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
  /** What was just done, for a screen reader. */
  let done = ''
  /** Gives back what is held as long as it is open. */
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
    // What leads nowhere on this site is looked for by its title.
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
    return { ...empty, list, said: words.found(found) }
  }
  let offer = offered()

  const view = (): SearchView => {
    const words = $words.get()
    const term = termOf(text)
    const enough = term.length >= shortestTerm
    return {
      words,
      placeholder: host.$attributes.get().placeholder || words.placeholder,
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
  const paint = () => $view.set(view())
  const renew = () => {
    offer = offered()
    paint()
  }
  const type = (typed: string) => {
    text = typed
    done = ''
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
    asking.stop()
    paint()
  }
  const verbs = {
    type,
    close,
    show: () => {
      if (release) return
      const giveBack = overlays.open({ id: host.id, kind: 'modal', close })
      // Whose recent terms they are: nobody asks as long as nobody wants to see them.
      const stop = session.$session.listen(paint)
      release = () => {
        stop()
        giveBack()
      }
      foreseeSuggestions(state)
      type(text)
    },
    search: (typed: string) => {
      const term = termOf(typed)
      if (!term) return
      searched(term)
      // A page that cancels this, and shows the results itself, must not be covered.
      if (!navigation.go(address(term), { from: host.element })) close()
    },
    follow: (term: string | null) => {
      if (term !== null) searched(term)
      else recent.add(termOf(text))
      // The browser follows the link first.
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

  const $view = atom(view())
  const offs = [
    asking.$answered.listen(renew),
    $words.listen(renew),
    host.$attributes.listen(paint),
    // The page may come back from the back-forward cache as it was.
    environment.onPageHide(close),
    session.$departures.listen(() => {
      text = ''
      close()
    }),
  ]
  if (place.typing) verbs.show()
  return {
    $view,
    destroy: () => {
      close()
      for (const off of offs) off()
    },
  }
}
