import { afterEach, expect, test } from 'vitest'
import { flyoutRoot } from './overlay-root.ts'

afterEach(() => document.body.replaceChildren())

/** Inserts a container with a button in it, and another button whose shadow root the flyout is anchored in. */
const build = (html: string) => {
  const range = document.createRange()
  document.body.replaceChildren(range.createContextualFragment(html))
  const host = document.querySelector('bindery-trigger')
  const button = host?.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'))
  const container = document.querySelector<HTMLElement>('#around')
  if (!button || !container) throw new Error('The page has no trigger')
  return { button, container }
}

test.each([
  '<div id="around" role="dialog"><p><bindery-trigger></bindery-trigger></p></div>',
  '<div id="around" role="alertdialog"><bindery-trigger></bindery-trigger></div>',
  '<section id="around" aria-modal="true"><bindery-trigger></bindery-trigger></section>',
  '<div id="around" class="modal fade in"><div><bindery-trigger></bindery-trigger></div></div>',
])('a flyout stands in the modal of the page around its anchor: %s', (html) => {
  const { button, container } = build(html)
  expect(flyoutRoot(button)).toBe(container)
})

test('a flyout outside a modal stands in the body', () => {
  const { button } = build(
    '<div id="around" role="region"><bindery-trigger></bindery-trigger></div>',
  )
  expect(flyoutRoot(button)).toBe(document.body)
  expect(flyoutRoot(null)).toBe(document.body)
})

test('a flyout of a page beneath an open modal dialog stands in that dialog', () => {
  const { button } = build(
    '<div id="around" role="dialog"><bindery-trigger></bindery-trigger></div><dialog></dialog>',
  )
  const dialog = document.querySelector('dialog')
  dialog?.showModal()
  expect(flyoutRoot(button)).toBe(dialog)
})
