/** The state of the panel. Views read `$view` and call back into this model. */
import type { State } from '@bindery/state/state.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { findViolations, type Violation } from '../read/accessibility.ts'
import { findMistakes, type Mistake } from '../read/mistakes.ts'
import { readSettings } from '../read/settings.ts'
import { readState } from '../read/state.ts'
import { readTags } from '../read/tags.ts'
import { readWeight, type Weight } from '../read/weight.ts'
import { type ReportInput, reportOf } from '../report/report.ts'
import type { PlayableError } from '../stand-in/errors.ts'
import type { Reader, ServerMood, StandIn } from '../stand-in/stand-in.ts'
import { watchCalls } from '../watch/calls.ts'
import { watchEvents } from '../watch/events.ts'
import { watchPageWarnings } from '../watch/page-warnings.ts'

export const tabs = ['tags', 'mistakes', 'calls', 'events', 'state', 'settings', 'reader'] as const
export type Tab = (typeof tabs)[number]

export interface StandInView {
  readonly step: 'off' | 'starting' | 'on'
  /** Why the stand-in may not start here; null: it may. */
  readonly refusal: string | null
  readonly reader: Reader
  readonly server: ServerMood
  readonly readers: readonly string[]
  readonly servers: readonly ServerMood[]
  readonly tag: string
  readonly errors: readonly PlayableError[]
  readonly error: PlayableError | null
}

export interface InspectorView extends Omit<ReportInput, 'version'> {
  readonly tab: Tab
  /** null before the first run. */
  readonly violations: readonly Violation[] | null
  /** What the panel has just done, for everybody. */
  readonly notice: string
  readonly standIn: StandInView
}

export interface InspectorModel {
  readonly $view: ReadableAtom<InspectorView>
  choose(tab: Tab): void
  checkAccessibility(): Promise<void>
  copyReport(): Promise<void>
  startStandIn(): Promise<void>
  stopStandIn(): Promise<void>
  resetStandIn(): Promise<void>
  play(reader: Reader): Promise<void>
  serve(server: ServerMood): Promise<void>
  chooseTag(tag: string): void
  fail(id: string): Promise<void>
  expireSession(): Promise<void>
  signOutElsewhere(): Promise<void>
  destroy(): void
}

export interface InspectorOptions {
  readonly state: State
  readonly version: string
  /** The kit's script element; null if it was imported. */
  readonly script: HTMLOrSVGScriptElement | null
  /** The address of this file: axe and the stand-in are beside it. */
  readonly own: string
  readonly eventNames: readonly string[]
  /** The function of `stand-in.js`, once that file has run. */
  readonly startStandIn: () =>
    | ((...args: [State, ReturnType<typeof watchCalls>]) => Promise<StandIn>)
    | undefined
}

/** How often what has no event of its own is read again, in ms. */
const pace = 500

const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/

const emptyStandIn = { reader: 'guest', server: 'normal', readers: [], servers: [] } as const

export function createInspectorModel(options: InspectorOptions): InspectorModel {
  const { state, version, script, own, eventNames } = options
  const { environment, settings } = state
  let standIn: StandIn | null = null
  let standInView: StandInView = {
    step: 'off',
    refusal:
      settings.inspector || local.test(location.hostname)
        ? null
        : 'Only a page with data-inspector, or on this machine, may have a stand-in reader.',
    ...emptyStandIn,
    tag: '',
    errors: [],
    error: null,
  }
  let [tab, notice]: [Tab, string] = ['tags', '']
  let mistakes: readonly Mistake[] = []
  let weight: Weight | null = null
  let violations: readonly Violation[] | null = null
  let scheduled = false

  const render = () => {
    // Once in a frame, however many calls and events there are.
    if (scheduled) return
    scheduled = true
    requestAnimationFrame(() => {
      scheduled = false
      $view.set(view())
    })
  }
  const calls = watchCalls(state, render)
  const events = watchEvents(eventNames, render)
  const warnings = watchPageWarnings(render)
  const view = (): InspectorView => ({
    tab,
    tags: readTags(),
    mistakes,
    warnings: warnings.list(),
    calls: calls.list(),
    events: events.list(),
    state: readState(state, calls),
    settings: readSettings(settings, script),
    weight,
    violations,
    notice,
    standIn: standInView,
  })
  const $view = atom<InspectorView>(view())

  const say = (words: string) => {
    notice = words
    render()
  }
  const readPage = async () => {
    mistakes = await findMistakes()
    const used = readTags().map(({ tag }) => tag)
    weight = await readWeight(script && new URL('..', own).href, used)
    render()
  }
  const update = (changes: Partial<StandInView>, words?: string) => {
    standInView = { ...standInView, ...changes }
    if (words === undefined) render()
    else say(words)
  }
  const beside = (file: string) => new URL(file, own).href

  void readPage()
  const timer = setInterval(render, pace)

  return {
    $view,
    choose(next) {
      tab = next
      // The page may have changed since.
      if (next === 'mistakes' || next === 'tags') void readPage()
      say('')
    },
    async checkAccessibility() {
      say('axe is running.')
      const elements = readTags().map(({ element }) => element)
      try {
        violations = await findViolations(elements, environment.script, beside('axe.js'))
        say(`axe has checked ${elements.length} tags: ${violations.length} violations.`)
      } catch (error) {
        say(`axe could not run: ${error instanceof Error ? error.message : error}`)
      }
    },
    async copyReport() {
      const report = reportOf({ version, ...view() })
      try {
        await navigator.clipboard.writeText(report)
        say('The report is copied. It names no reader.')
      } catch {
        console.log(report)
        say('The browser does not let the report be copied. It is in the console.')
      }
    },
    async startStandIn() {
      if (standInView.step !== 'off' || standInView.refusal) return
      update({ step: 'starting' })
      try {
        if (!options.startStandIn()) await environment.script(beside('stand-in.js'))
        standIn = (await options.startStandIn()?.(state, calls)) ?? null
        if (!standIn) throw new Error('the file has no stand-in')
        const { readers, servers } = standIn
        const tag = readTags()[0]?.tag ?? ''
        update(
          { ...emptyStandIn, step: 'on', readers, servers, tag, errors: standIn.errorsOf(tag) },
          'The stand-in reader is on: a guest.',
        )
      } catch (error) {
        update(
          { step: 'off' },
          `The stand-in could not start: ${error instanceof Error ? error.message : error}`,
        )
      }
    },
    async stopStandIn() {
      await standIn?.stop()
      standIn = null
      update({ step: 'off', ...emptyStandIn, error: null }, 'Your server answers again.')
    },
    async resetStandIn() {
      await standIn?.reset()
      update(
        { reader: 'guest', server: 'normal', error: null },
        'The stand-in begins anew, with a guest.',
      )
    },
    async play(reader) {
      await standIn?.play(reader)
      update({ reader, error: null }, `The reader is: ${reader}.`)
    },
    async serve(server) {
      await standIn?.serve(server)
      update({ server }, `The server is: ${server}.`)
    },
    chooseTag(tag) {
      update({ tag, errors: standIn?.errorsOf(tag) ?? [] })
    },
    async fail(id) {
      const error = standInView.errors.find((each) => each.id === id) ?? null
      await standIn?.fail(error)
      update({ error }, error ? `From now on: ${error.id}.` : 'No call fails.')
    },
    async expireSession() {
      await standIn?.expireSession()
      say('The server has forgotten the session. The page finds out at its next call.')
    },
    async signOutElsewhere() {
      await standIn?.signOutElsewhere()
      say('Another tab has signed the reader out.')
    },
    destroy() {
      clearInterval(timer)
      void standIn?.stop()
      events.stop()
      warnings.stop()
      calls.stop()
    },
  }
}
