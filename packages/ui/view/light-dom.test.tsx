import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, place } from '../../../tests/support/mount.tsx'
import { Field } from '../form/field.tsx'
import { Form } from '../form/form.tsx'
import { formStyles } from '../styles/styles.ts'
import { LightDom, LightTarget } from './light-dom.tsx'

/** An element of the kit on a page, with a form in its light DOM. */
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

test('the light DOM comes back unchanged when the page rewrites the content of the tag', async () => {
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

test('light styles protect a field that a password manager has coloured, but not its own elements', async () => {
  const before = document.adoptedStyleSheets
  const sheets = ['* { float: left !important; opacity: 0.5 !important }', ...formStyles].map(
    (css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      return sheet
    },
  )
  document.adoptedStyleSheets = [...before, ...sheets]
  const { unmount } = open()
  await expect.element(field).toBeVisible()
  const input = field.element() as HTMLElement
  const badge = document.createElement('span')
  const icon = badge.appendChild(document.createElement('i'))
  const late = document.createElement('b')
  input.parentElement?.append(badge, late)
  input.style.backgroundColor = badge.style.backgroundColor = 'rgb(250, 255, 189)'
  await vi.waitFor(() => expect(getComputedStyle(icon).float).toBe('left'))
  expect(getComputedStyle(badge).backgroundColor).toBe('rgb(250, 255, 189)')
  expect(getComputedStyle(late).float).toBe('none')
  late.style.color = 'red'
  await vi.waitFor(() => expect(getComputedStyle(late).float).toBe('left'))
  const { float, opacity } = getComputedStyle(input)
  expect({ float, opacity }).toEqual({ float: 'none', opacity: '1' })
  unmount()
  document.adoptedStyleSheets = before
})

test('the light DOM causes no endless loop with page code that always removes it', async () => {
  const { tag, unmount } = open()
  await expect.element(field).toBeVisible()
  const remove = vi.fn(() => tag.replaceChildren())
  const guard = new MutationObserver(() => tag.firstChild && remove())
  guard.observe(tag, { childList: true })
  tag.replaceChildren()
  await vi.waitFor(() => expect(remove.mock.calls.length).toBeGreaterThan(90))
  guard.disconnect()
  expect(remove.mock.calls.length).toBeLessThan(100)
  tag.replaceChildren()
  unmount()
  expect(tag.childNodes).toHaveLength(0)
})
