/** Every field of a plain form that a reader is in, or has left invalid, is so in the form of its tag, too. */
import { focused } from '@bindery/ui/focus/focus.ts'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type FormName, fieldsOfForms, formNames, openForm } from './hand-over-forms.ts'

afterEach(() => document.body.replaceChildren())

/** The fields that a reader types into. */
const typed = 'input:not([type=checkbox])'

/** What is in the field, where the caret is put in it, what is then typed, and what is read. */
const samples = {
  number: { value: '103', key: '2', inserted: '1203', replaced: '123' },
  email: { value: 'nora@x.com', key: 'q', inserted: 'nqora@x.com', replaced: 'nqra@x.com' },
  text: { value: 'Harbour', key: 'q', inserted: 'Hqarbour', replaced: 'Hqrbour' },
}
const sampleOf = (field: HTMLInputElement) =>
  samples[field.type as keyof typeof samples] ?? samples.text

test.for(fieldsOfForms(typed))(
  'the form %s hands over the caret in the field %s: the next letter lands there',
  async ([name, key]) => {
    const { field, upgrade, taken } = await openForm(name)
    const { value, key: letter, inserted } = sampleOf(field(key))
    await userEvent.fill(field(key), value)
    await userEvent.keyboard('{Home}{ArrowRight}')
    upgrade()
    const own = await taken(key)
    expect(focused()).toBe(own)
    await userEvent.keyboard(letter)
    expect(own.value).toBe(inserted)
  },
)

test.for(fieldsOfForms(typed))(
  'the form %s hands over the selection in the field %s: the next letter replaces it',
  async ([name, key]) => {
    const { field, upgrade, taken } = await openForm(name)
    const { value, key: letter, replaced } = sampleOf(field(key))
    await userEvent.fill(field(key), value)
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}')
    // null: a field for an e-mail or a number does not tell it.
    const { selectionDirection } = field(key)
    upgrade()
    const own = await taken(key)
    if (selectionDirection) expect(own.selectionDirection).toBe(selectionDirection)
    await userEvent.keyboard(letter)
    expect(own.value).toBe(replaced)
  },
)

test.for(fieldsOfForms('select,[type=checkbox]'))(
  'the form %s hands over the focus on the field %s',
  async ([name, key]) => {
    const { field, upgrade, taken } = await openForm(name)
    field(key).focus()
    upgrade()
    expect(await taken(key)).toBe(focused())
  },
)

const descriptionOf = (field: HTMLInputElement) => {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const root = field.getRootNode() as Document
  return ids.map((id) => root.getElementById(id)?.textContent).join(' ')
}

/** What a form says of a required field that is empty. */
const wordsFor = (name: FormName) =>
  name === 'newsletter' ? /enter a valid email/ : /This field is required/

/** What a reader leaves in a required field, and what its form then says. */
const leftWith = ([name, key]: readonly [FormName, string]) => [
  [name, key, '', wordsFor(name)] as const,
  ...(key === 'email' ? [[name, key, 'not ours', /valid/] as const] : []),
]

test.for(fieldsOfForms('[required]').flatMap(leftWith))(
  'the form %s hands over that the field %s was left with "%s"',
  async ([name, key, text, words]) => {
    const { field, upgrade, taken } = await openForm(name)
    await userEvent.fill(field(key), 'x')
    await userEvent.fill(field(key), text)
    await userEvent.tab()
    expect(field(key).matches(':user-invalid')).toBe(true)
    upgrade()
    const own = await taken(key)
    await expect.poll(() => own.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(own)).toMatch(words)
    expect(own.value).toBe(text)
  },
)

test.for(formNames.filter((name) => fieldsOfForms('[required]').some(([each]) => each === name)))(
  'the form %s hands over each field that a submit of it has found empty',
  async (name) => {
    const { controls, form, upgrade, taken } = await openForm(name)
    const required = controls.filter((each) => each.required)
    for (const each of required) each.value = ''
    form.requestSubmit()
    const [first, ...others] = required
    expect(form.matches(':focus-within')).toBe(true)
    upgrade()
    const own = await taken(first?.name ?? '')
    expect(focused()).toBe(own)
    for (const each of others) {
      const field = await taken(each.name)
      await expect.poll(() => descriptionOf(field)).toMatch(wordsFor(name))
    }
    await userEvent.tab()
    await expect.poll(() => descriptionOf(own)).toMatch(wordsFor(name))
  },
)

test.for(fieldsOfForms('[type=password]'))(
  'the form %s hands over that the server has refused the field %s, which it sends back empty',
  async ([name, key]) => {
    const { field, upgrade, taken } = await openForm(name)
    field(key).setAttribute('aria-invalid', 'true')
    upgrade()
    const own = await taken(key)
    await expect.poll(() => own.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(own)).toMatch(wordsFor(name))
  },
)
