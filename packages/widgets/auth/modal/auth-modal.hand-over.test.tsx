import { expectFocus } from '@bindery/ui/test/focus.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fallbacks } from '../../../../tests/support/fallbacks.ts'
import { onPage } from '../../test/on-page.ts'
import './auth-modal.element.ts'

test('a registration form of the page stays until the code of the screen has come, and then hands over', async () => {
  await onPage({})
  const element = document.createElement('bindery-auth-modal')
  for (const name of ['inline', 'open']) element.setAttribute(name, '')
  element.setAttribute('screen', 'registration')
  element.append(document.createRange().createContextualFragment(fallbacks['register']))
  document.body.append(element)
  const plain = element.querySelector('form') as HTMLFormElement
  const field = plain.elements.namedItem('firstName') as HTMLInputElement
  field.focus()
  field.value = 'Nora'
  // In the same task, one of both forms is always there.
  let gap = false
  new MutationObserver(() => {
    gap ||= !plain.checkVisibility() && !element.querySelector('[data-bindery-light] form')
  }).observe(element, { childList: true, subtree: true, attributes: true })
  await expect.poll(() => plain.isConnected).toBe(false)
  expect(gap).toBe(false)
  const own = page.getByRole('textbox', { name: 'First name' })
  await expectFocus(own)
  await expect.element(own).toHaveValue('Nora')
})
