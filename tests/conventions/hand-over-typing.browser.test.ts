/** A reader goes on typing while a tag takes over the page's own form. `npm run typing` plays the last test longer. */
import type { Definition } from '@bindery/element/definition.ts'
import type { FormHandOver } from '@bindery/element/hand-over/form-hand-over.ts'
import type { State } from '@bindery/state/state.ts'
import { focused } from '@bindery/ui/focus/focus.ts'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type FormName, openForm } from './hand-over-forms.ts'

/** How many runs the last test has. */
declare const BINDERY_RUNS: number

afterEach(() => document.body.replaceChildren())

/** Waits until a tag that nothing holds back has taken over. */
const handOverBeside = async (state: State) => {
  const { upgrade, taken } = await openForm('mb-signup', state)
  upgrade()
  await taken('email')
}

test('the form of the tag waits for the end of a composition', async () => {
  const { state, element, form, field, own, upgrade, taken } = await openForm('mb-signup')
  const name = field('firstName')
  // As the loader tells of it before the tag is there.
  addEventListener('compositionstart', (event) => Object.assign(element, { busy: event }), {
    once: true,
  })
  name.focus()
  name.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  upgrade()
  await handOverBeside(state)
  expect([form.isConnected, own('firstName')]).toEqual([true, undefined])
  name.value = '山田'
  name.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  expect((await taken('firstName')).value).toBe('山田')
})

test('a value of the page stays below one of the view, and one that the reader has chosen above it', async () => {
  const { field, upgrade, taken } = await openForm('profile')
  field('displayName').setAttribute('value', 'Page')
  field('email').value = 'new@example.com'
  upgrade()
  expect((await taken('displayName')).value).toBe('Robin Reader')
  expect((await taken('email')).value).toBe('new@example.com')
})

test('the field with the focus stays where it is in the window, although what was above it is gone', async () => {
  const { element, field, upgrade, taken } = await openForm('mb-signup')
  const space = (height: string) =>
    Object.assign(document.createElement('div'), { style: `block-size: ${height}` })
  element.before(space('40em'))
  element.prepend(space('20em'))
  element.after(space('200em'))
  field('firstName').scrollIntoView({ block: 'center' })
  field('firstName').focus()
  const { top } = field('firstName').getBoundingClientRect()
  upgrade()
  const own = await taken('firstName')
  expect(Math.abs(own.getBoundingClientRect().top - top)).toBeLessThan(1)
})

test('the tag gives the form back when it has no view any more', async () => {
  const { element, form, upgrade, taken } = await openForm('mb-signup')
  upgrade()
  await taken('email')
  element.remove()
  await expect.poll(() => element.contains(form)).toBe(true)
})

/** A small generator of numbers below 1, the same for each seed. */
const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Something that a tag waits for. */
const createGate = () => {
  let isOpen = false
  const waiting: (() => void)[] = []
  return {
    isOpen: () => isOpen,
    wait: (go: () => void) => void waiting.push(go),
    open: () => {
      isOpen = true
      for (const go of waiting.splice(0)) go()
    },
  }
}

/** Holds back what a tag needs after its class: the code that hands over, and what it draws. */
const holdBack = (definition: Definition) => {
  const [code, drawing] = [createGate(), createGate()]
  const handOver = definition.handOver as FormHandOver
  const changes: Partial<Definition> = {
    handOver: {
      ...handOver,
      holds: (target) => {
        if (code.isOpen()) return handOver.holds(target)
        code.wait(() => target.scheduleUpdate())
        return true
      },
    },
    model: (host) => {
      const made = (definition.model as NonNullable<Definition['model']>)(host)
      return {
        $view: {
          get: () => (drawing.isOpen() ? made.$view.get() : null),
          listen: (listener) => {
            drawing.wait(listener)
            return made.$view.listen(listener)
          },
        },
        destroy: () => made.destroy(),
      }
    },
  }
  return { code, drawing, changes }
}

const fields: readonly (readonly [FormName, field: string])[] = [
  ['sign-in', 'email'],
  ['sign-in', 'password'],
  ['subscriber-lookup', 'email'],
  ['subscriber-lookup', 'accountNumber'],
  ['search', 'q'],
  ['profile', 'displayName'],
  ['profile', 'email'],
  ['mb-signup', 'email'],
  ['mb-signup', 'firstName'],
  ['mb-signup', 'companyName'],
]
const later: readonly ((act: () => void) => void)[] = [
  (act) => act(),
  (act) => queueMicrotask(act),
  (act) => void requestAnimationFrame(act),
  (act) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = act
    port2.postMessage('')
  },
]
const events = ['keydown', 'beforeinput', 'input', 'keyup'] as const
const letters = 8

/** Generous, for a busy machine. */
const timeout = 60_000 + BINDERY_RUNS * 2000

test(`no letter is lost in ${BINDERY_RUNS} upgrades while a reader types`, {
  timeout,
}, async () => {
  const lost: string[] = []
  for (let run = 1; run <= BINDERY_RUNS; run++) {
    const random = randomFrom(run)
    const below = (end: number) => Math.floor(random() * end)
    const pick = <T>(list: readonly T[]) => list[below(list.length)] as T
    const text = Array.from({ length: letters }, () => pick([...'abcdefghij'])).join('')
    const [name, key] = pick(fields)
    document.body.replaceChildren()
    const { field, definition, upgrade, taken } = await openForm(name)
    if (field(key).value === '') field(key).value = pick(['', 'xyz'])
    const before = field(key).value
    const caret = pick([0, Math.ceil(before.length / 2), before.length])
    field(key).focus()
    await userEvent.keyboard(`{Home}${'{ArrowRight}'.repeat(caret)}`)

    const { code, drawing, changes } = holdBack(definition)
    // Each comes at a moment of its own: at an event of one of the letters, or after the last.
    const moments = [() => upgrade(changes), code.open, drawing.open].map((act) => {
      const [type, at, defer] = [pick(events), below(letters + 1), pick(later)]
      let seen = 0
      const onEvent = () => {
        if (seen++ === at) defer(act)
      }
      addEventListener(type, onEvent, true)
      return {
        words: `${type} ${at}`,
        end: () => {
          removeEventListener(type, onEvent, true)
          if (seen <= at) act()
        },
      }
    })
    await userEvent.keyboard(text)
    for (const { end } of moments) end()
    const own = await taken(key)
    const good = before.slice(0, caret) + text + before.slice(caret)
    if (own.value !== good || focused() !== own)
      lost.push(
        `${run} ${name} ${key} ${moments.map(({ words }) => words)}: "${own.value}" for "${good}"`,
      )
  }
  expect(lost).toEqual([])
})
