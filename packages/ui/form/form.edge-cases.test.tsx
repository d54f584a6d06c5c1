/** Forms in a translated page, with a password manager, after a submit, and with a broken submit. */
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../tests/support/mount.tsx'
import { render } from '../../../tests/support/render.tsx'
import { Button } from '../button/button.tsx'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { Field } from './field.tsx'
import { Form, type FormProps } from './form.tsx'

interface Place {
  city: string
}

const validate = ({ city }: Place) => ({
  city: city === '' ? 'A city is needed.' : /\d/.test(city) ? 'Without numbers.' : undefined,
})

const Trip = (props: Partial<FormProps<Place>>) => (
  <InShadowRoot>
    <Form
      name="trip"
      defaultValues={{ city: '' }}
      validate={validate}
      onSubmit={() => {}}
      {...props}
    >
      <Field name="city" label="City" />
      <Button type="submit">Go</Button>
    </Form>
  </InShadowRoot>
)

const city = page.getByLabelText('City')
const input = () => city.element() as HTMLInputElement
const go = page.getByRole('button', { name: 'Go' })
const politeness = (error: string) =>
  page.getByText(error).element().closest('[aria-live]')?.getAttribute('aria-live')

test('the live region is silent for an error that gets focus, and announces a later one', async () => {
  mount(<Trip />)
  await go.click({ force: true })
  await expect.element(city).toHaveAccessibleDescription('A city is needed.')
  expect(politeness('A city is needed.')).toBeUndefined()
  await city.fill('Bern')
  await expect.element(city).not.toHaveAttribute('aria-invalid')
  await city.fill('Bern 3')
  await userEvent.tab()
  await expect.element(city).toHaveAccessibleDescription('Without numbers.')
  expect(politeness('Without numbers.')).toBe('polite')
})

test('the submit button of an incomplete form has the colour of a complete one', async () => {
  mount(<Trip />)
  const colour = () => getComputedStyle(go.element()).backgroundColor
  await expect.element(go).toHaveAttribute('aria-disabled', 'true')
  await city.hover()
  const incomplete = colour()
  await city.fill('Bern')
  await expect.element(go).not.toHaveAttribute('aria-disabled')
  await city.hover()
  expect(incomplete).toBe(colour())
})

test('focus moves to the first error only when the error is shown', async () => {
  mount(<Trip />)
  await expect.element(city).toBeVisible()
  let shown: string | undefined
  input().addEventListener('focus', () => {
    const root = input().getRootNode() as ShadowRoot
    shown = root.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent
  })
  await go.click({ force: true })
  await expect.poll(() => shown).toBe('A city is needed.')
})

test('a field shows its next error after the browser has translated the first one', async () => {
  const { shadow, user } = render(<Trip />)
  const field = shadow.getByLabelText('City')
  await user.click(shadow.getByRole('button', { name: 'Go' }))
  const font = document.createElement('font')
  font.append('Eine Stadt fehlt.')
  shadow.getByText('A city is needed.').replaceChildren(font)
  await user.type(field, '3')
  expect(field).toHaveAccessibleDescription('Without numbers.')
  expect(shadow.queryByText('Eine Stadt fehlt.')).not.toBeInTheDocument()
})

test('a form reports a draft that a password manager announces by `change` alone', async () => {
  const onDraft = vi.fn()
  mount(<Trip onDraft={onDraft} />)
  await expect.element(go).toHaveAttribute('aria-disabled', 'true')
  // An extension sets the value from its own world, past what React tracks on the field.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), 'Bern')
  input().dispatchEvent(new Event('change', { bubbles: true }))
  expect(onDraft).toHaveBeenLastCalledWith({ city: 'Bern' })
  await expect.element(go).not.toHaveAttribute('aria-disabled')
})

test('a form reports what was typed after the submit when it unmounts', async () => {
  const onDraft = vi.fn()
  const { shadow, unmount, user } = render(<Trip onDraft={onDraft} />)
  const field = shadow.getByLabelText('City') as HTMLInputElement
  await user.type(field, 'Bern')
  await user.click(shadow.getByRole('button', { name: 'Go' }))
  await user.type(field, 'Basel', { initialSelectionStart: 0, initialSelectionEnd: 4 })
  // A password manager fills the field without an event.
  field.value = 'Baden'
  unmount()
  expect(onDraft).toHaveBeenLastCalledWith({ city: 'Baden' })
})

test('a form whose submit has thrown can be sent again', async () => {
  const broken = new Error('no chunk')
  // The form lets the rejection pass to the page's console.
  const seen = (event: PromiseRejectionEvent) => {
    if (event.reason !== broken) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('unhandledrejection', seen, true)
  const onSubmit = vi.fn().mockRejectedValueOnce(broken)
  mount(<Trip onSubmit={onSubmit} />)
  await city.fill('Bern')
  await go.click()
  await expect.element(go).not.toHaveAttribute('aria-busy')
  await go.click()
  expect(onSubmit).toHaveBeenCalledTimes(2)
  removeEventListener('unhandledrejection', seen, true)
})
