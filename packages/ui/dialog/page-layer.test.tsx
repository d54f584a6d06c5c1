import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, place } from '../../../tests/support/mount.tsx'
import { Button } from '../button/button.tsx'
import { Field } from '../form/field.tsx'
import { Form } from '../form/form.tsx'
import { expectFocus } from '../test/focus.ts'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { LightDom } from '../view/light-dom.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { PageDialog } from './page-dialog.tsx'

const Open = (props: Partial<DialogProps>) => (
  <InShadowRoot>
    <Dialog strategy={PageDialog} title="Welcome" onClose={() => {}} {...props}>
      <LightDom>
        <Form name="welcome" defaultValues={{ name: '' }} onSubmit={() => {}}>
          <Field name="name" label="Your name" />
          <Button type="submit">Go</Button>
        </Form>
      </LightDom>
    </Dialog>
  </InShadowRoot>
)

const field = page.getByLabelText('Your name')
const go = page.getByRole('button', { name: 'Go' })
const layer = () => document.querySelector<HTMLElement>('[data-bindery-layer]')

test('a layer makes its siblings inert and frees exactly these when it closes', async () => {
  const before = place('div', {}, 'article')
  const inertBefore = place('div', { inert: true }, 'closed menu')
  const kept = place('div', { class: 'captcha' }, 'captcha')
  const region = place('div', { 'data-bindery-added': true }, 'live region')
  const view = mount(<Open keepInteractive=".captcha,[data-bindery-added]" />)
  await expectFocus(field)
  const later = place('div', {}, 'password manager')
  expect([before.inert, inertBefore.inert, kept.inert, later.inert]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(region.inert).toBe(false)
  later.inert = true
  view.unmount()
  expect([before.inert, inertBefore.inert, kept.inert, later.inert]).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect(layer()).toBeNull()
})

test('a layer leaves elements interactive that the page adds later', async () => {
  mount(<Open />)
  await expectFocus(field)
  const overlay = place('div', {}, place('button', {}, 'Fill in for me'))
  overlay.style.cssText = 'position:fixed;inset:40% 40%;z-index:2147483647'
  await page.getByRole('button', { name: 'Fill in for me' }).click()
  await expectFocus(page.getByRole('button', { name: 'Fill in for me' }))
})

test('a layer at the end of the body has its form in the light DOM', async () => {
  mount(<Open />)
  await expect.element(field).toBeVisible()
  expect(document.querySelector('form[data-bindery-form=welcome] input[name=name]')).not.toBeNull()
  expect(layer()?.parentNode).toBe(document.body)
  expect(Number(getComputedStyle(layer() as HTMLElement).zIndex)).toBeLessThan(2_000_000_000)
})

test('a layer that the page removes comes back once, with what was typed', async () => {
  const onClose = vi.fn()
  mount(<Open onClose={onClose} />)
  await field.fill('Ada')
  const first = layer()
  first?.remove()
  await expect.poll(() => first?.isConnected).toBe(true)
  await expect.element(field).toHaveValue('Ada')
  await expectFocus(field)
  expect(onClose).not.toHaveBeenCalled()
  first?.remove()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('a layer keeps focus against a focus trap of the page', async () => {
  const modal = place('div', { tabindex: '-1' }, 'the page’s own modal')
  const enforce = (event: FocusEvent) => {
    if (event.target !== modal && !modal.contains(event.target as Node)) modal.focus()
  }
  document.addEventListener('focusin', enforce)
  const view = mount(<Open />)
  await field.click()
  await userEvent.keyboard('Ada')
  await expect.element(field).toHaveValue('Ada')
  view.unmount()
  document.removeEventListener('focusin', enforce)
})

test('a layer takes direction, colour scheme and tokens from where it is rendered', async () => {
  const wrapper = place('div', { dir: 'rtl' })
  wrapper.style.colorScheme = 'dark'
  wrapper.style.setProperty('--bindery-accent', 'rgb(1, 2, 3)')
  mount(<Open />, wrapper)
  await field.fill('Ada')
  const style = getComputedStyle(go.element())
  expect(style.direction).toBe('rtl')
  expect(style.colorScheme).toBe('dark')
  expect(style.backgroundColor).toBe('rgb(1, 2, 3)')
})

test('a layer and its form look the same under hostile CSS of the page', async () => {
  const view = mount(<Open />)
  await field.fill('Ada')
  const watched = () =>
    [layer(), field.element(), go.element(), page.getByText('Your name').element()].map((node) => {
      const { width, height } = (node as Element).getBoundingClientRect()
      const style = getComputedStyle(node as Element)
      const { display, color, backgroundColor, fontSize, opacity, outlineStyle, borderColor } =
        style
      const { letterSpacing, textTransform, transform, position } = style
      const text = { fontSize, letterSpacing, textTransform, color }
      const box = { width, height, display, position, transform, opacity, outlineStyle }
      return { ...text, ...box, backgroundColor, borderColor }
    })
  const before = watched()
  expect(before[1]?.outlineStyle).toBe('solid')

  const hostile = new CSSStyleSheet()
  hostile.replaceSync(`
    body * { color: lime !important; font: 5px fantasy !important; letter-spacing: 9px !important;
        opacity: .2 !important; position: static !important; transform: rotate(3deg) !important;
        border: 9px dotted red !important; text-transform: uppercase !important }
    body *::before { content: 'page' !important }
    body div { display: none !important }
    body input, body #x, form * { display: none !important }
    button { all: unset !important }
    :focus { outline: 0 !important }
    label { float: left !important; width: 1px !important }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, hostile]
  expect(watched()).toEqual(before)
  view.unmount()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hostile)
})

test('a layer follows the page that changes its colours while it is open', async () => {
  const theme = place('style', {}, 'html{--bindery-ink:#111}html.is-dark{--bindery-ink:#eee}')
  mount(<Open />)
  await expectFocus(field)
  const ink = () => getComputedStyle(layer() as Element).getPropertyValue('--bindery-ink')
  expect(ink()).toBe('#111')
  document.documentElement.classList.add('is-dark')
  await expect.poll(ink).toBe('#eee')
  document.documentElement.classList.remove('is-dark')
  await expect.poll(ink).toBe('#111')
  theme.remove()
})
