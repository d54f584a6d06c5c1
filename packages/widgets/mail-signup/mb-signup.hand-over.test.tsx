/** What a reader does in a page's own form goes on in the tag's form, which takes its place. */
import { registerWidget } from '@bindery/element/define.ts'
import type { Definition } from '@bindery/element/definition.ts'
import { provideState } from '@bindery/state/state.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fallbacks } from '../../../tests/support/fallbacks.ts'
import { openPage } from '../test/page.ts'
import mbSignup from './mb-signup.element.ts'
import '@bindery/element/hand-over/hand-over.ts'

beforeEach(async () => {
  Reflect.deleteProperty(globalThis, Symbol.for('bindery'))
  const { state } = await openPage()
  provideState(state)
  await state.session.check()
})
afterEach(() => document.body.replaceChildren())

let count = 0

/** A page with the tag before its chunk has come. `upgrade` defines the tag. */
const openForm = (beside = false) => {
  const tag = `bindery-mb-signup-${++count}` as const
  const element = document.createElement(tag)
  element.append(document.createRange().createContextualFragment(fallbacks['mb-signup']))
  if (!beside) document.body.replaceChildren()
  document.body.append(element)
  const form = element.querySelector('form') as HTMLFormElement
  const fields = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const upgrade = () => registerWidget({ ...mbSignup, tag } as unknown as Definition)
  const own = (name: string) =>
    element.querySelector<HTMLInputElement>(`[data-bindery-light] [name="${name}"]`)
  /** Waits until the tag's own form has taken the place, and returns one of its fields. */
  const taken = async (name: string) => {
    await expect.poll(() => element.contains(form)).toBe(false)
    return own(name) as HTMLInputElement
  }
  return { element, form, fields, upgrade, own, taken }
}

/** A second tag, which nothing holds back. */
const openFormBeside = () => {
  const { form, upgrade } = openForm(true)
  upgrade()
  return form
}

/** Waits until the tag would have taken over. */
const held = async () => {
  const other = openFormBeside()
  await expect.poll(() => other.isConnected).toBe(false)
}

describe('hand-over', () => {
  test('the form of the tag takes over what was typed, with focus and selection', async () => {
    const { fields, upgrade, taken } = openForm()
    await userEvent.fill(fields('lastName'), 'New')
    await userEvent.fill(fields('firstName'), 'Nora')
    fields('firstName').setSelectionRange(1, 3, 'backward')
    upgrade()
    const field = await taken('firstName')
    expect(document.activeElement).toBe(field)
    expect([
      field.value,
      field.selectionStart,
      field.selectionEnd,
      field.selectionDirection,
    ]).toEqual(['Nora', 1, 3, 'backward'])
    expect((await taken('lastName')).value).toBe('New')
  })

  test('the form of the tag takes over the caret of an e-mail field', async () => {
    const { fields, upgrade, taken } = openForm()
    await userEvent.fill(fields('email'), 'nora@exmple.com')
    for (let step = 0; step < 8; step++) await userEvent.keyboard('{ArrowLeft}')
    upgrade()
    const field = await taken('email')
    await userEvent.keyboard('a')
    expect(field.value).toBe('nora@example.com')
  })

  test('the form of the tag marks a field that the browser has marked, with its own message', async () => {
    const { fields, upgrade, taken } = openForm()
    await userEvent.fill(fields('email'), 'nora')
    await userEvent.tab()
    upgrade()
    const field = await taken('email')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(await taken('firstName'))
  })

  test('the form of the tag waits for the end of a composition', async () => {
    const { form, fields, upgrade, own, taken } = openForm()
    const field = fields('firstName')
    field.focus()
    upgrade()
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    // As the loader marks it before the tag is there.
    field.setAttribute('data-bindery-busy', '')
    await held()
    expect([form.isConnected, own('firstName')]).toEqual([true, null])
    field.value = '山田'
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    expect((await taken('firstName')).value).toBe('山田')
  })

  test('the form of the tag leaves a form that is being submitted, and does not submit it twice', async () => {
    const { form, fields, upgrade } = openForm()
    let sent = 0
    // The navigation would end the test.
    addEventListener('submit', (event) => {
      if (!event.defaultPrevented) sent += 1
      event.preventDefault()
    })
    await userEvent.fill(fields('email'), 'nora@example.com')
    form.setAttribute('data-bindery-busy', '')
    upgrade()
    await held()
    expect(form.isConnected).toBe(true)
    form.requestSubmit()
    expect(sent).toBe(0)
    await userEvent.fill(fields('email'), 'other@example.com')
    await expect.poll(() => form.isConnected).toBe(false)
  })

  test('the form of the tag gives the form back when the tag has no view any more', async () => {
    const { element, form, upgrade, taken } = openForm()
    upgrade()
    await taken('email')
    element.remove()
    await expect.poll(() => element.contains(form)).toBe(true)
  })
})

/** A small generator of numbers below 1, the same for each seed. */
const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

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

test('no letter is lost in 200 upgrades while a reader types', async () => {
  const runs = 200
  const lost: string[] = []
  for (let run = 1; run <= runs; run++) {
    const random = randomFrom(run)
    const pick = <T,>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
    const text = Array.from({ length: 6 }, () => pick([...'abcdefghij'])).join('')
    const name = pick(['email', 'firstName', 'companyName'])
    const [type, at, defer] = [pick(events), Math.floor(random() * 6), pick(later)]
    const { fields, upgrade, taken } = openForm()
    // Some letters are before the caret, some after it.
    const before = pick(['', 'xy'])
    fields(name).value = before
    fields(name).focus()
    let seen = 0
    fields(name).addEventListener(type, () => {
      if (seen++ === at) defer(upgrade)
    })
    await userEvent.keyboard(text)
    if (seen <= at) upgrade()
    const field = await taken(name)
    const good = [before + text, text + before]
    if (!good.includes(field.value) || document.activeElement !== field)
      lost.push(`${run} ${name} ${type} ${at}: "${field.value}" for "${good[0]}"`)
  }
  expect(lost).toEqual([])
})
