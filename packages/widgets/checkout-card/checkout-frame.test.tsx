import { sealed } from '@bindery/state/account/frame-message.ts'
import { testFrames } from '@bindery/state/test/frames.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { onPage } from '../test/on-page.ts'
import './checkout-frame.element.ts'

const tag = 'bindery-checkout-frame'
const origin = location.origin
const src = `${origin}/package.json`
const iframeOf = (element: Element | undefined) => element?.shadowRoot?.querySelector('iframe')

const createFrame = async (attributes: Record<string, string> = { src }) => {
  const frames = testFrames(false)
  const { elements, ...rest } = await onPage(
    { [tag]: { 'frame-origin': origin, ...attributes } },
    { frames: () => Promise.resolve(frames) },
  )
  const [element] = elements
  const postHeight = (height: number) =>
    frames.hear({
      data: sealed({ type: 'OnResize', payload: { height } }),
      origin,
      source: iframeOf(element)?.contentWindow,
    })
  const postClose = () =>
    frames.hear({
      data: sealed({ type: 'OnClose', payload: { card: null } }),
      origin,
      source: iframeOf(element)?.contentWindow,
    })
  return { ...rest, element: element as HTMLElement, postHeight, postClose }
}

test('the frame has a name, a sandbox, and the height that its page posts', async () => {
  const { element, postHeight } = await createFrame()
  await expect
    .poll(() => iframeOf(element)?.title)
    .toBe('Sign in or create an account to check out')
  expect(iframeOf(element)?.src).toBe(src)
  expect(iframeOf(element)?.sandbox.contains('allow-top-navigation')).toBe(false)
  postHeight(333)
  await expect.poll(() => iframeOf(element)?.offsetHeight).toBe(333)
  expect(element.shadowRoot?.textContent).not.toContain('Loading')
})

test('a silent frame can be reloaded or opened on a page of its own', async () => {
  const { element, environment } = await createFrame()
  await expect.poll(() => iframeOf(element)).toBeTruthy()
  environment.advance(10_000)
  const link = page.getByRole('link', { name: 'Open it on a page of its own' })
  await expect.element(link).toHaveAttribute('href', src)
  const loaded = new Promise((resolve) => {
    iframeOf(element)?.addEventListener('load', resolve, { once: true })
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await loaded
  expect(iframeOf(element)?.src).toBe(src)
  await expect.element(link).not.toBeInTheDocument()
})

test('focus moves from the pressed button into the frame, and back when the card is finished', async () => {
  const { element, postClose } = await createFrame({})
  const button = place('button', { type: 'button' }, 'Check out')
  button.addEventListener('click', () => element.setAttribute('src', src))
  button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(element)
  postClose()
  await expect.poll(() => document.activeElement).toBe(button)
  element.removeAttribute('src')
  await expect.poll(() => iframeOf(element)).toBeFalsy()
})

test('a frame that the page opens by itself takes no focus', async () => {
  const { element } = await createFrame({})
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
