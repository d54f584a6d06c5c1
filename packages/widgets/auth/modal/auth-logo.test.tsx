/** The page's logo in the modal, on a page with the mock API. */
import './auth-modal.element.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { place } from '../../../../tests/support/mount.tsx'
import { onPage } from '../../test/on-page.ts'

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="90" height="300"/>'
const html = (text: string): Node => {
  const box = document.createElement('template')
  box.innerHTML = text
  return box.content
}
/** Opens the modal of a page whose tag has this content. */
const open = async (content: string) => {
  await onPage({})
  place('bindery-auth-modal', { open: true, screen: 'sign-in' }, html(content))
  await expect.element(page.getByLabelText('Email address')).toBeVisible()
  return document.querySelector('[data-bindery-layer]') as HTMLElement
}
const logo = page.getByRole('img', { name: 'The Halyard' })

test.each([
  ['an element', `<img slot="logo" id="logo" hidden alt="The Halyard" src='${picture}'>`],
  ['a template', `<template slot="logo"><img alt="The Halyard" src='${picture}'></template>`],
])(
  'the logo of %s is in the modal, with its alternative text and no larger than a line',
  async (_, content) => {
    const layer = await open(content)
    await expect.element(logo).toBeVisible()
    expect(layer.contains(logo.element())).toBe(true)
    expect(logo.element().getBoundingClientRect().height).toBeLessThanOrEqual(48)
    expect(document.querySelectorAll('#logo').length).toBeLessThanOrEqual(1)
  },
)

test.each([
  '',
  '<img src="x.png">',
  '<span slot="logo"> </span>',
  '<template slot="logo"></template>',
])('the modal has no place for a logo where the tag has %s', async (content) => {
  const layer = await open(content)
  expect(layer.shadowRoot?.querySelector('slot[name=logo]')).toBeNull()
  expect(layer.querySelector('[slot=logo]')).toBeNull()
})

test('the page keeps its own logo when the modal closes', async () => {
  const layer = await open('<b slot="logo">The Halyard</b>')
  expect(layer.querySelector('[slot=logo]')?.textContent).toBe('The Halyard')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => document.querySelector('[data-bindery-layer]')).toBeNull()
  expect(document.querySelectorAll('bindery-auth-modal > b[slot=logo]').length).toBe(1)
})
