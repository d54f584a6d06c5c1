import { sealed } from '@bindery/state/frame-message.ts'
import { testFrames } from '@bindery/state/test-frames.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { onPage } from '../test/on-page.ts'
import './checkout-frame.element.ts'

const tag = 'bindery-checkout-frame'
const origin = location.origin
const src = `${origin}/package.json`
const inside = (element: Element | undefined) => element?.shadowRoot?.querySelector('iframe')

const frame = async (attributes: Record<string, string> = { src }) => {
  const frames = testFrames(false)
  const { elements, ...rest } = await onPage(
    { [tag]: { 'frame-origin': origin, ...attributes } },
    { frames: () => Promise.resolve(frames) },
  )
  const [element] = elements
  const say = (height: number) =>
    frames.hear({
      data: sealed({ type: 'OnResize', payload: { height } }),
      origin,
      source: inside(element)?.contentWindow,
    })
  const close = () =>
    frames.hear({
      data: sealed({ type: 'OnClose', payload: { card: null } }),
      origin,
      source: inside(element)?.contentWindow,
    })
  return { ...rest, element: element as HTMLElement, say, close }
}

test('the frame has a name, a sandbox, and the height it asks for', async () => {
  const { element, say } = await frame()
  await expect.poll(() => inside(element)?.title).toBe('Sign in or create an account to check out')
  expect(inside(element)?.src).toBe(src)
  expect(inside(element)?.sandbox.contains('allow-top-navigation')).toBe(false)
  say(333)
  await expect.poll(() => inside(element)?.offsetHeight).toBe(333)
  expect(element.shadowRoot?.textContent).not.toContain('Loading')
})

test('when it stays silent a reader can try again, or open it apart', async () => {
  const { element, environment } = await frame()
  await expect.poll(() => inside(element)).toBeTruthy()
  environment.advance(10_000)
  const link = page.getByRole('link', { name: 'Open it on a page of its own' })
  await expect.element(link).toHaveAttribute('href', src)
  const loaded = new Promise((resolve) => {
    inside(element)?.addEventListener('load', resolve, { once: true })
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await loaded
  expect(inside(element)?.src).toBe(src)
  await expect.element(link).not.toBeInTheDocument()
})

test('who opens it with a button is in it when it is there, and back at the button when it is done', async () => {
  const { element, close } = await frame({})
  const button = place('button', { type: 'button' }, 'Check out')
  button.addEventListener('click', () => element.setAttribute('src', src))
  button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(element)
  close()
  await expect.poll(() => document.activeElement).toBe(button)
  element.removeAttribute('src')
  await expect.poll(() => inside(element)).toBeFalsy()
})

test('a page that opens it by itself takes nobody’s focus', async () => {
  const { element } = await frame({})
  const field = place('input', { 'aria-label': 'Search' })
  field.focus()
  await userEvent.keyboard('a')
  const loaded = new Promise((resolve) => {
    element.shadowRoot?.addEventListener('load', resolve, { capture: true, once: true })
  })
  element.setAttribute('src', src)
  await loaded
  expect(document.activeElement).toBe(field)
})
