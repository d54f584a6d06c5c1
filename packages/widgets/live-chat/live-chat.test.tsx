import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import './live-chat.element.ts'

const chatAt = async (tag: Record<string, string>, chat: unknown) => {
  const { elements, ...rest } = await onPage(
    { 'bindery-live-chat': { global: 'Chat', ...tag } },
    { script: async () => {}, global: () => chat },
  )
  elements[0]?.append('Write to us')
  return { ...rest, element: elements[0] }
}

test('the button replaces the fallback and opens the chat', async () => {
  const opened: string[] = []
  const { element } = await chatAt({}, { open: () => void opened.push('now') })
  const button = page.getByRole('button', { name: 'Chat with us' })
  await expect.element(button).toBeVisible()
  expect(element?.shadowRoot?.querySelector('slot')?.hidden).toBe(true)
  button.element().dispatchEvent(new MouseEvent('click'))
  expect(opened).toEqual(['now'])
})

test('an element of that name is no chat, so the fallback stays', async () => {
  const { environment } = await chatAt({ src: '/chat.js' }, document.body)
  environment.advance(60_000)
  await expect.element(page.getByText('Write to us')).toBeVisible()
})
