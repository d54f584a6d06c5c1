/** A reader at an engine: looks for things by role and name, presses, types, and waits as long as it takes. */
import { vi } from 'vitest'
import type { Engine } from './engine.ts'
import { aim, look, type Seen, type Step, shownText, wasMissed } from './sight.ts'

/** What hangs has failed; what is slow is slow. */
const patience = 20_000

const keys: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Space: ' ',
}

const spoken = (path: readonly Step[]): string =>
  path.map(([role, name]) => (name === undefined ? role : `${role} “${name}”`)).join(', in it ')

/** Runs in the page. A page that is not shown has no frames. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    setTimeout(resolve, 200)
  })

/** Asks until there is an answer. */
export const until = <T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
): Promise<NonNullable<Exclude<T, false>>> =>
  vi.waitUntil(ask, { timeout: patience, interval: 50 }).catch((error: unknown) => {
    throw new Error(`Waited in vain ${what}.`, { cause: error })
  }) as Promise<NonNullable<Exclude<T, false>>>

/** @param frame of the page, by number; left out, the page itself */
export function readerAt(engine: Engine, frame?: number) {
  /** While a page is being left, there is none to look at. */
  const glance = async (path: readonly Step[], reveal = false): Promise<Seen[] | undefined> => {
    try {
      return (await engine.call(String(look), [path, reveal], frame)) as Seen[]
    } catch {
      return undefined
    }
  }
  const stroke = (all: readonly string[]) =>
    engine.act(
      [
        {
          type: 'key',
          id: 'keys',
          actions: [
            ...all.map((value) => ({ type: 'keyDown', value })),
            ...all.toReversed().map((value) => ({ type: 'keyUp', value })),
          ],
        },
      ],
      frame,
    )

  const reader = {
    sees: (...path: Step[]): Promise<Seen> =>
      until(`to see ${spoken(path)}`, async () => (await glance(path))?.[0]),
    seesNo: (...path: Step[]): Promise<boolean> =>
      until(`for ${spoken(path)} to go`, async () => (await glance(path))?.length === 0),
    /** The first of them, once it is as told. */
    finds: (told: string, is: (seen: Seen) => boolean, ...path: Step[]): Promise<Seen> =>
      until(`for ${spoken(path)} to be ${told}`, async () => {
        const first = (await glance(path))?.[0]
        return first && is(first) && first
      }),
    isAt: (...path: Step[]): Promise<Seen> =>
      until(`for focus on ${spoken(path)}`, async () =>
        (await glance(path))?.find(({ focused }) => focused),
      ),
    /** All that is shown. */
    allText: async () => String(await engine.call(String(shownText), [], frame)),
    /** Somewhere on the page, or in what the path leads to. */
    reads: (text: string, ...path: Step[]): Promise<boolean> =>
      until(`to read “${text}” ${spoken(path)}`, async () => {
        if (path.length > 0) return (await glance(path))?.some((seen) => seen.text.includes(text))
        return (await reader.allText().catch(() => '')).includes(text)
      }),
    /** Where it stands still and nothing lies over it. Once more if it moved away under the pointer. */
    presses: async (...path: Step[]) => {
      let before = ''
      await until(`to press ${spoken(path)}`, async () => {
        // What hangs on a button follows it with the next frame.
        await engine.call(String(nextFrame), [], frame).catch(() => {})
        const first = (await glance(path, before === ''))?.[0]
        const box = first ? JSON.stringify(first.box) : ''
        const isStill = box !== '' && box === before
        before = isStill && !first?.at ? '' : box
        if (!isStill || !first?.at) return false
        await engine.call(String(aim), [], frame)
        await reader.pressesAt(first.at.x, first.at.y)
        // A press may lead to another page, which knows nothing of it.
        return (await engine.call(String(wasMissed), [], frame).catch(() => false)) !== true
      })
    },
    pressesAt: (x: number, y: number) =>
      engine.act(
        [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
        frame,
      ),
    /** A key, or several held at once: `Shift+Tab`. */
    hits: async (...all: string[]) => {
      for (const each of all) await stroke(each.split('+').map((name) => keys[name] ?? name))
    },
    types: async (text: string) => {
      for (const letter of text) await stroke([letter])
    },
    /** Types into a field, in place of what it held. */
    fills: async (name: string, text: string, ...before: Step[]) => {
      const path: Step[] = [...before, ['textbox', name]]
      await reader.presses(...path)
      await reader.isAt(...path)
      await reader.hits('Control+a')
      await reader.types(text)
      await reader.finds(`“${text}”`, ({ value }) => value === text, ...path)
    },
    /** Forward from where focus is. Not around: past its last stop Firefox leaves the page for its own bar. */
    tabsTo: (...path: Step[]) => reader.goesBy('Tab', ...path),
    tabsBackTo: (...path: Step[]) => reader.goesBy('Shift+Tab', ...path),
    goesBy: async (key: string, ...path: Step[]) => {
      await reader.sees(...path)
      for (let step = 0; step < 60; step += 1) {
        await reader.hits(key)
        if ((await glance(path))?.some(({ focused }) => focused)) return
      }
      throw new Error(`No way by ${key} to ${spoken(path)}.`)
    },
    /** Goes to a choice of a list by its first letters. */
    chooses: async (name: string, choice: string) => {
      await reader.tabsTo(['combobox', name])
      await reader.types(choice)
      await reader.finds(`“${choice}”`, ({ text }) => text === choice, ['combobox', name])
    },
    /** What a script of the page would do. */
    runs: <T>(script: (...args: never[]) => T, ...args: unknown[]) =>
      engine.call(String(script), args, frame) as Promise<Awaited<T>>,
  }
  return reader
}
export type Reader = ReturnType<typeof readerAt>
