/** What a reader hears of a form, and what is told of it, when things do not go one after the other. */
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../tests/support/mount.tsx'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Form, type FormProps } from './form.tsx'
import { Stage } from './test/stage.tsx'

interface Place {
  city: string
}

const wrong = ({ city }: Place) => ({
  city: city === '' ? 'A city is needed.' : /\d/.test(city) ? 'Without numbers.' : undefined,
})

const Trip = (props: Partial<FormProps<Place>>) => (
  <Stage>
    <Form name="trip" defaultValues={{ city: '' }} validate={wrong} onSubmit={() => {}} {...props}>
      <Field name="city" label="City" />
      <Button type="submit">Go</Button>
    </Form>
  </Stage>
)

const city = page.getByLabelText('City')
const input = () => city.element() as HTMLInputElement
const go = page.getByRole('button', { name: 'Go' })
const live = (error: string) =>
  page.getByText(error).element().closest('[aria-live]')?.getAttribute('aria-live')

test('an error that focus leads to is not said twice; one that comes up later is said', async () => {
  mount(<Trip />)
  await go.click({ force: true })
  await expect.element(city).toHaveAccessibleDescription('A city is needed.')
  expect(live('A city is needed.')).toBe('off')
  await city.fill('Bern')
  await expect.element(city).not.toHaveAttribute('aria-invalid')
  await city.fill('Bern 3')
  await userEvent.tab()
  await expect.element(city).toHaveAccessibleDescription('Without numbers.')
  expect(live('Without numbers.')).toBe('polite')
})

test('where the browser has translated an error, the next one is still seen', async () => {
  mount(<Trip />)
  await go.click({ force: true })
  const words = page.getByText('A city is needed.').element()
  const font = document.createElement('font')
  font.append('Eine Stadt fehlt.')
  words.replaceChildren(font)
  await city.fill('3')
  await expect.element(city).toHaveAccessibleDescription('Without numbers.')
  await expect.element(page.getByText('Eine Stadt fehlt.')).not.toBeInTheDocument()
})

test('what a password manager tells by `change` alone is a draft, too', async () => {
  const onDraft = vi.fn()
  mount(<Trip onDraft={onDraft} />)
  await expect.element(go).toHaveAttribute('aria-disabled', 'true')
  // From a world of its own, as an extension does: past what React notes of a field.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), 'Bern')
  input().dispatchEvent(new Event('change', { bubbles: true }))
  expect(onDraft).toHaveBeenLastCalledWith({ city: 'Bern' })
  await expect.element(go).not.toHaveAttribute('aria-disabled')
})

test('what is typed after the form was sent is told when it goes', async () => {
  const onDraft = vi.fn()
  const view = mount(<Trip onDraft={onDraft} />)
  await city.fill('Bern')
  await go.click()
  await city.fill('Basel')
  // A field that was filled since without a word.
  input().value = 'Baden'
  view.unmount()
  expect(onDraft).toHaveBeenLastCalledWith({ city: 'Baden' })
})

test('a form whose sending broke down can be sent again', async () => {
  const broken = new Error('no chunk')
  // The rejection is not ours to deal with: the page's console has it.
  const seen = (event: PromiseRejectionEvent) => {
    if (event.reason !== broken) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('unhandledrejection', seen, true)
  const send = vi.fn().mockRejectedValueOnce(broken)
  mount(<Trip onSubmit={send} />)
  await city.fill('Bern')
  await go.click()
  await expect.element(go).not.toHaveAttribute('aria-busy')
  await go.click()
  expect(send).toHaveBeenCalledTimes(2)
  removeEventListener('unhandledrejection', seen, true)
})
