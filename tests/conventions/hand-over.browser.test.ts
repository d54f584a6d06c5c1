/**
 * Every tag with a plain form takes over what a reader has typed and chosen in it before the tag was ready. A form that
 * is being submitted stays, and is not submitted again.
 */
import { focused } from '@bindery/ui/focus/focus.ts'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { fallbacks } from '../support/fallbacks.ts'
import { type Control, formNames, openForm } from './hand-over-forms.ts'

afterEach(() => document.body.replaceChildren())

/** The ids of the page, and of each shadow tree, that are there twice. */
const repeatedIds = (element: Element): string[] =>
  [document, ...(element.shadowRoot ? [element.shadowRoot] : [])].flatMap((root) => {
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })

const stateOf = (control: Control | undefined) =>
  control && ('checked' in control && control.type === 'checkbox' ? control.checked : control.value)

/** Submits a form as a press does, but without the navigation, which would end the test. Returns whether it may go on. */
const submit = (form: HTMLFormElement) =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

/** Tells a tag of a submit, as the page's loader does for one that is not ready (packages/embed/loader/loader.ts). */
const tellOfSubmit = (element: HTMLElement) => {
  const onSubmit = (event: Event) => Object.assign(element, { busy: event })
  addEventListener('submit', onSubmit)
  onTestFinished(() => removeEventListener('submit', onSubmit))
}

/** Calls `look` in each frame from now on, when it is laid out and before it is painted. */
const watchFrames = (look: () => void) => {
  const probe = document.createElement('div')
  document.body.append(probe)
  let frame = 0
  const next = () => {
    // The observer is called in each frame in which the size has changed.
    probe.style.height = `${frame % 2}px`
    frame = requestAnimationFrame(next)
  }
  const observer = new ResizeObserver(look)
  observer.observe(probe)
  next()
  onTestFinished(() => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  })
}

test('each plain form with a field has its case here', () => {
  const withFields = Object.entries(fallbacks).filter(([, html]) =>
    /<(?:select|input[^>]* id|input type="search")/.test(html),
  )
  expect(formNames.toSorted()).toEqual(withFields.map(([name]) => name).toSorted())
})

test.for(formNames)(
  'the form %s stays while it is submitted, and then goes on in the form of its tag',
  async (name) => {
    const { element, form, controls, own, fill, upgrade } = await openForm(name)
    fill()
    const [first] = controls
    first?.focus()
    const before = controls.map(stateOf)
    tellOfSubmit(element)
    expect(submit(form)).toBe(true)
    upgrade()
    // The tag has the code that takes over, and has read of the submit.
    await expect.poll(() => Object.hasOwn(element, 'busy')).toBe(false)
    expect(submit(form)).toBe(false)
    expect([form.isConnected, repeatedIds(element)]).toEqual([true, []])

    // The reader has stopped the navigation, and goes on.
    form.dispatchEvent(new Event('input', { bubbles: true }))
    await expect.poll(() => element.contains(form)).toBe(false)
    expect(controls.map((each) => stateOf(own(each.name)))).toEqual(before)
    expect(focused()).toBe(first && own(first.name))
    expect(repeatedIds(element)).toEqual([])
  },
)

test.for(formNames)(
  'a reader sees the form %s in each frame, of the page or of the tag, and never both',
  async (name) => {
    const { controls, form, own, upgrade, taken } = await openForm(name)
    const [{ name: field }] = controls as [Control, ...Control[]]
    controls[0]?.focus()
    const wrong: string[] = []
    watchFrames(() => {
      const isPlain = form.isConnected && form.checkVisibility()
      const isOwn = own(field)?.checkVisibility() ?? false
      if (isPlain === isOwn) wrong.push(isPlain ? 'both' : 'neither')
    })
    upgrade()
    await taken(field)
    expect(wrong).toEqual([])
  },
)
