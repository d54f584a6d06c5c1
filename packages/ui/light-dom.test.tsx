import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, place } from '../../tests/support/mount.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { LightDom, LightTarget } from './light-dom.tsx'

/** A tag of ours on a page, with a form among its children. */
function open() {
  const tag = place('div', {}, 'Sign in')
  const { unmount } = mount(
    <LightTarget.Provider value={tag}>
      <LightDom>
        <Form name="welcome" defaultValues={{ name: '' }} onSubmit={() => {}}>
          <Field name="name" label="Your name" />
        </Form>
      </LightDom>
    </LightTarget.Provider>,
  )
  return { tag, unmount }
}

const field = page.getByLabelText('Your name')

test('the form comes back, as it was, when the page writes the content of the tag anew', async () => {
  const { tag, unmount } = open()
  await userEvent.fill(field, 'Nora')
  tag.textContent = 'Log in'
  await expect.element(field).toHaveValue('Nora')
  expect(tag.textContent).toContain('Log in')
  tag.replaceChildren()
  await expect.element(field).toHaveValue('Nora')
  unmount()
  expect(tag.childNodes).toHaveLength(0)
})

test('code that takes the form away whenever it comes does not stop the page', async () => {
  const { tag, unmount } = open()
  await expect.element(field).toBeVisible()
  const taken = vi.fn(() => tag.replaceChildren())
  const guard = new MutationObserver(() => tag.firstChild && taken())
  guard.observe(tag, { childList: true })
  tag.replaceChildren()
  await vi.waitFor(() => expect(taken.mock.calls.length).toBeGreaterThan(90))
  guard.disconnect()
  expect(taken.mock.calls.length).toBeLessThan(100)
  tag.replaceChildren()
  unmount()
  expect(tag.childNodes).toHaveLength(0)
})
