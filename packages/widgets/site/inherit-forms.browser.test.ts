import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { emulateMedia } from '../../../tests/support/emulate-media.ts'
import { inheritForms } from './inherit-forms.ts'

const root = document.documentElement
const page = new CSSStyleSheet()
document.adoptedStyleSheets.push(page)
const warn = vi.fn<(line: string) => void>()
let stop = (): void => {}

afterEach(async () => {
  page.replaceSync('')
  document.body.replaceChildren()
  root.removeAttribute('data-theme')
  stop()
  warn.mockReset()
  await emulateMedia()
})

/** Starts the feature on a page with these rules. Returns what a token is for the tags of the page. */
function start(css: string, html = ''): (token: string) => string {
  page.replaceSync(css)
  document.body.append(document.createRange().createContextualFragment(html))
  stop = inheritForms(warn)
  return (token) => getComputedStyle(document.body).getPropertyValue(`--bindery-${token}`).trim()
}

test('fields and buttons of the page give their look, and nothing stays in the page', () => {
  const token = start(
    `input { background: #fffaf0; border: 2px solid #666; border-radius: 4px; padding: 10px 16px }
    button { background: oklch(45% 0.1 200); color: white; border: 0; border-radius: 99px; padding: 12px 32px;
      font: 700 16px/1 "Georgia"; text-transform: uppercase; letter-spacing: 1px }`,
  )
  expect(token('field-background')).toBe('rgb(255, 250, 240)')
  expect(token('field-line')).toBe('rgb(102, 102, 102)')
  expect(token('field-radius')).toBe('4px')
  expect(token('field-padding')).toBe('1em')
  expect(token('button-background')).toBe('oklch(0.45 0.1 200)')
  expect(token('button-text-transform')).toBe('uppercase')
  expect(token('button-letter-spacing')).toBe('0.063em')
  expect(token('button-weight')).toBe('700')
  expect(token('button-block-size')).toBe('2.5em')
  expect(warn).not.toHaveBeenCalled()
  expect(document.body.childElementCount).toBe(0)
})

test('a page without rules for its forms gives nothing', () => {
  const token = start('body { color: #333 }')
  expect(token('button-background')).toBe('')
  expect(token('field-block-size')).toBe('')
  expect(warn).not.toHaveBeenCalled()
})

test('an element that the page has marked is the pattern, not as it is while disabled', () => {
  const token = start(
    `.btn { background: #0d6efd; color: #fff; border-radius: 6px; padding: 8px 12px }
    .btn:disabled { background: #ccc }`,
    '<button class="btn" disabled data-bindery-pattern="button">Search</button>',
  )
  expect(token('button-background')).toBe('rgb(13, 110, 253)')
  expect(token('button-radius')).toBe('6px')
  expect(warn).not.toHaveBeenCalled()
  expect(document.querySelectorAll('button')).toHaveLength(1)
})

test('a token of the page wins, wherever its rule stands', () => {
  const token = start(
    `@layer base { :root { --bindery-button-radius: 1px } } html { --bindery-field-radius: 2px }
    button, input { border-radius: 9px }`,
  )
  expect([token('button-radius'), token('field-radius')]).toEqual(['1px', '2px'])
  page.insertRule(':root { --bindery-button-padding: 7px }')
  expect(token('button-padding')).toBe('7px')
})

test('the page’s other theme gives its own colours, and so does the device’s', async () => {
  const token = start(
    `:root { color-scheme: light } [data-theme=dark] { color-scheme: dark }
    button { background: #005ea5; color: #fff } [data-theme=dark] button { background: #ffd866; color: #111 }
    @media (prefers-color-scheme: dark) { button { border-radius: 8px } }`,
  )
  expect(token('button-background')).toBe('rgb(0, 94, 165)')
  root.dataset['theme'] = 'dark'
  await expect.poll(() => token('button-background')).toBe('rgb(255, 216, 102)')
  delete root.dataset['theme']
  await expect.poll(() => token('button-background')).toBe('rgb(0, 94, 165)')
  await emulateMedia({ features: [{ name: 'prefers-color-scheme', value: 'dark' }] })
  await expect.poll(() => token('button-radius')).toBe('8px')
})

test('an attribute that always changes is none of a theme, and the page is not read for it again', async () => {
  start('button { background: #005ea5; color: #fff }')
  const readings = vi.fn()
  const observer = new MutationObserver(readings)
  observer.observe(document.body, { childList: true })
  for (let scrolled = 0; scrolled < 60; scrolled += 1) {
    root.dataset['scroll'] = `${scrolled}`
    await new Promise(requestAnimationFrame)
  }
  delete root.dataset['scroll']
  observer.disconnect()
  expect(readings.mock.calls.length).toBeGreaterThan(0)
  expect(readings.mock.calls.length).toBeLessThan(30)
})

test('what would break reading is left out, and one line says why', async () => {
  const token = start(
    'input { color: #bbb; border: 0; background: white } button { background: linear-gradient(red, blue); height: 20px }',
  )
  expect(token('field-color')).toBe('')
  expect(warn.mock.calls.flat()).toEqual([
    'inherit-forms leaves out: field colours (contrast 1.9:1, at least 4.5:1), button colours (the background is a picture), field border (there is none), field height (17px, allowed is 24px to 96px), button height (20px, allowed is 24px to 96px).',
  ])
})

test('a tag with a theme of its own keeps the kit’s colours, and takes the corners', () => {
  start('button { background: #005ea5; color: #fff; border-radius: 8px }')
  const tag = document.createElement('div')
  tag.dataset['binderyTheme'] = 'dark'
  document.body.append(tag)
  const style = getComputedStyle(tag)
  expect(style.getPropertyValue('--bindery-button-background')).toBe('')
  expect(style.getPropertyValue('--bindery-button-radius')).toBe('8px')
})

test('a button of the kit looks like one of the page', () => {
  start(
    'button { background: #005ea5; color: #fff; border-radius: 8px; text-transform: uppercase }',
  )
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(baseStyles.join(''))
  shadow.adoptedStyleSheets = [sheet]
  const box = document.createElement('div')
  shadow.append(box)
  const variants = ['primary', 'link'].map((variant) => {
    const button = document.createElement('button')
    button.className = `bindery-button bindery-${variant}`
    box.append(button)
    return getComputedStyle(button)
  })
  document.body.append(host)
  const [primary, link] = variants
  expect(primary?.backgroundColor).toBe('rgb(0, 94, 165)')
  expect([primary?.borderRadius, primary?.textTransform]).toEqual(['8px', 'uppercase'])
  expect(link?.textTransform).toBe('none')
})
