/** A reader with a screen reader: presses real keys, and waits for what the voice says. */
import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import type { Engine } from '../engines/engine.ts'
import { type Site, siteAt } from '../engines/journey.ts'
import type { Mock } from '../support/mock.ts'
import type { Desktop } from './desktop.ts'
import { isSilent, readVoice, type Utterance, utterances } from './utterances.ts'

const run = promisify(execFile)

/**
 * The voice has said all that it wants to say after this time without a word, if Orca has done nothing in it. On a
 * busy machine it may think for longer than that before it speaks.
 */
const silenceMs = 1200
/** Orca has worked off the keys so far. It mixes them up if the next one comes before. */
const restMs = 250
const maxWaitMs = 60_000

interface Parts {
  readonly desktop: Desktop
  readonly engine: Engine
  readonly mock: Mock
  readonly origin: string
  /** Path of xdotool. */
  readonly keyboard: string
}

/** Runs in the page: focuses the first visible control of that role and name, or a part of it, through shadow roots. */
function focusControl(selector: string, name: string): boolean {
  const found: HTMLElement[] = []
  const walk = (node: ParentNode): void => {
    for (const element of node.children) {
      if (element instanceof HTMLElement && element.matches(selector)) found.push(element)
      if (element.shadowRoot) walk(element.shadowRoot)
      walk(element)
    }
  }
  walk(document)
  const nameOf = (element: HTMLElement): string => {
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    const text = labels.map((label) => label.textContent).join(' ') || element.textContent
    return (element.ariaLabel || text || '').replace(/\s+/g, ' ').trim()
  }
  const shown = found.filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0,
  )
  const control =
    shown.find((element) => nameOf(element) === name) ??
    shown.find((element) => nameOf(element).includes(name))
  control?.scrollIntoView({ block: 'center', behavior: 'instant' })
  control?.focus()
  return control !== undefined
}

const selectors = {
  button: 'button, [role=button], summary',
  link: 'a[href]',
  field: 'input:not([type=checkbox], [type=radio]), textarea',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  select: 'select',
}

export type Control = keyof typeof selectors

export interface Listener extends Site {
  /** Presses keys, by their X names: `Return`, `Tab`, `shift+Tab`, `Escape`, `space`. */
  keys(...names: readonly string[]): Promise<void>
  /** Types on the real keyboard, into the control that has focus. */
  writes(text: string): Promise<void>
  /** Waits for a control and focuses it, in silence for the transcript. */
  goesTo(control: Control, name: string): Promise<void>
  /** Goes to a control and presses Enter. */
  enters(control: Control, name: string): Promise<void>
  /**
   * Does something and listens until the voice has said each of `expected`, in any number of utterances and in
   * order, and is silent then. Returns all that it said, also if it did not say what was expected.
   */
  hears(act: () => Promise<unknown>, expected: readonly string[]): Promise<Utterance[]>
  /** Waits until the voice is silent. */
  isQuiet(): Promise<void>
}

/** The first of `expected` that was not said, or not in its place. undefined if all were said in order. */
export function missingWords(
  said: readonly Utterance[],
  expected: readonly string[],
): string | undefined {
  let at = 0
  for (const words of expected) {
    const next = said.findIndex((each, index) => index >= at && each.words.includes(words))
    if (next < 0) return words
    at = next
  }
  return undefined
}

export function createListener({ desktop, engine, mock, origin, keyboard }: Parts): Listener {
  const site = siteAt(engine, mock, origin)
  const press = (...args: readonly string[]) =>
    run(keyboard, [...args], { env: desktop.environment })
  const size = () => statSync(desktop.voice).size

  /** Waits until Orca has done nothing for a time, and the voice has ended if it should have. */
  const rests = async (ms: number, isOver = () => true) => {
    let before = ''
    let since = performance.now()
    await vi.waitUntil(
      () => {
        const now = `${size()} ${desktop.screenReaderWork()}`
        if (now !== before || !isOver()) since = performance.now()
        before = now
        return performance.now() - since > ms
      },
      { timeout: maxWaitMs, interval: 50 },
    )
  }
  const isQuiet = () => rests(silenceMs, () => isSilent(readVoice(desktop.voice)))

  const keys = async (...names: readonly string[]) => {
    for (const name of names) {
      await rests(restMs)
      await press('key', '--clearmodifiers', name)
    }
  }
  const goesTo = async (control: Control, name: string) => {
    await vi.waitUntil(
      () =>
        engine
          .call(String(focusControl), [selectors[control], name])
          .catch(() => false) as Promise<boolean>,
      { timeout: maxWaitMs, interval: 100 },
    )
    await isQuiet()
  }

  return {
    ...site,
    keys,
    writes: async (text) => {
      // Until Orca has changed its mode for the field, it takes letters for commands.
      await rests(restMs)
      await press('type', '--clearmodifiers', '--delay', '60', text)
    },
    goesTo,
    enters: async (control, name) => {
      await goesTo(control, name)
      await keys('Return')
    },
    hears: async (act, expected) => {
      await isQuiet()
      const from = size()
      await act()
      const said = () => utterances(readVoice(desktop.voice, from))
      await vi
        .waitUntil(() => missingWords(said(), expected) === undefined, {
          timeout: maxWaitMs,
          interval: 60,
        })
        .catch(() => {})
      await isQuiet()
      return said()
    },
    isQuiet,
    opens: async (path) => {
      await engine.load(origin + path)
      await isQuiet()
    },
  }
}

/** Moves the keyboard from Firefox's address bar into its page. */
export async function enterPage(listener: Listener, { desktop, engine, keyboard }: Parts) {
  const env = desktop.environment
  const { stdout } = await run(keyboard, ['search', '--onlyvisible', '--class', 'firefox'], { env })
  const window = stdout.trim().split('\n').at(-1) ?? ''
  await run(keyboard, ['windowactivate', '--sync', window], { env })
  await vi.waitUntil(
    async () => {
      if (await engine.call('() => document.hasFocus()', [])) return true
      await listener.keys('F6')
      return false
    },
    { timeout: maxWaitMs, interval: 400 },
  )
  await listener.isQuiet()
}
