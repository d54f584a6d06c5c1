import { quotasOf } from '@bindery/state/articles/quota.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import './quota-meter.element.ts'

const tag = 'bindery-quota-meter'
const withWords = (element: Element | undefined) => element?.append('Some articles are free.')

test('the meter shows a registered reader the number of articles left', async () => {
  const { elements, state } = await onPage({ [tag]: {} }, { reader: 'reader@example.com' })
  withWords(elements[0])
  await expect.element(page.getByText('4 free articles left')).toBeVisible()
  expect(elements[0]?.shadowRoot?.querySelector('slot')?.hidden).toBe(true)
  for (const article of ['a', 'b', 'c']) await quotasOf(state).read('quota', `/2025/01/${article}`)
  await expect.element(page.getByText('1 free article left')).toBeVisible()
})

test('a guest sees the fallback', async () => {
  const { elements, state } = await onPage({ [tag]: { kind: 'ascend' } })
  withWords(elements[0])
  await state.session.check()
  await expect.element(page.getByText('Some articles are free.')).toBeVisible()
})
