import type { Host, Model } from '@bindery/element/host.ts'
import { type ArchiveYear, readArchive } from '@bindery/state/articles/issue.ts'
import { failureMessages, wordsOf } from '@bindery/state/client/failure.messages.ts'
import type { State } from '@bindery/state/state.ts'
import { linkOf } from '@bindery/state/streams/entry-row.ts'
import { atom } from 'nanostores'
import { issueMessages } from './archive.messages.ts'
import type { ArchivePickerView } from './archive-picker.view.ts'

export interface ArchivePickerAttributes {
  readonly from: number
  readonly to: number
  readonly src: string | undefined
}

type Known = Pick<State, 'environment' | 'messages' | 'navigation' | 'server' | 'liveRegion'>

/** Year and month fields that lead to an issue. On the page of an issue they show its year and month. */
export const createArchivePickerModel = (
  state: Known,
  host: Host<ArchivePickerAttributes>,
  /** The tag has children, which stay visible while the years load. */
  filled = false,
): Model<ArchivePickerView> => {
  const { environment, messages, navigation, liveRegion } = state
  const $words = messages.define('issue', issueMessages)
  const $view = atom<ArchivePickerView | null>(null)
  const frame = () => ({ words: $words.get() })
  let archive: readonly ArchiveYear[] = []
  let chosen = 0
  let round = 0

  /** Leaves out issues without a URL on this site, and then years without issues. */
  const yearsNow = () => {
    const { from, to } = host.$attributes.get()
    return archive
      .filter(({ yearId }) => yearId >= from && yearId <= to)
      .map(({ yearId, issue }) => ({
        year: yearId,
        months: issue.flatMap(({ issueMonth, issueURL }) => {
          const value = linkOf(issueURL, state)
          return value ? [{ value, label: issueMonth }] : []
        }),
      }))
      .filter(({ months }) => months.length > 0)
  }
  // In an idle moment: a script may set the attributes after it has inserted the element.
  environment.idle(() => {
    const { from, to } = host.$attributes.get()
    if (from > to)
      environment.warn(
        `<bindery-archive-picker from="${from}" to="${to}"> offers no year; allowed: a from up to the value of to.`,
      )
  })
  const render = () => {
    const years = yearsNow()
    const { origin, pathname } = environment.location()
    const here = origin + pathname.replace(/(?<=.)\/$/, '')
    const own = years.find(({ months }) => months.some(({ value }) => value === here))
    const shown = years.find(({ year }) => year === chosen) ?? own ?? years[0]
    if (!shown) return $view.set({ ...frame(), step: 'empty' })
    const month = shown.months.find(({ value }) => value === here)
    return $view.set({
      ...frame(),
      step: 'ready',
      years: years.map(({ year }) => String(year)),
      year: String(shown.year),
      months: shown.months,
      month: month?.value ?? '',
      choose,
      show,
    })
  }
  const choose = (year: string) => {
    const wanted = Number(year)
    const found = yearsNow().find((one) => one.year === wanted)
    if (!found || wanted === chosen) return
    chosen = wanted
    render()
    liveRegion.announce($words.get().found(found.months.length))
  }
  const show = (url: string) => void navigation.go(url, { from: host.element })

  /** @param again the reader retries: the view stays, so that the retry button keeps focus */
  const load = async (again = false) => {
    const { src } = host.$attributes.get()
    round += 1
    const mine = round
    if (!filled && !again) $view.set({ ...frame(), step: 'loading' })
    const answer = await readArchive(state, src)
    if (mine !== round) return
    if (answer.ok) {
      archive = answer.years
      return render()
    }
    const message = wordsOf(answer.failure, failureMessages(messages).get())
    $view.set({ ...frame(), step: 'failed', message, retry: () => load(true) })
  }
  let asked = host.$attributes.get().src
  const offs = [
    host.$attributes.listen(({ src }) => {
      if (src !== asked) {
        asked = src
        void load()
      } else if (archive.length > 0) render()
    }),
    $words.listen(() => archive.length > 0 && render()),
  ]
  void load()
  return {
    $view,
    destroy: () => {
      round += 1
      for (const off of offs) off()
    },
  }
}
