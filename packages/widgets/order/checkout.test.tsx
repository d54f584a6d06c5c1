import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { onPage } from '../test/on-page.ts'
import './checkout.element.ts'

const reader = 'reader@example.com'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const secret = page.getByRole('textbox', { name: 'Secret' })

/** A reader with an ebook in the cart, and a provider that says what it is told to say. */
const setup = async (tokenise: () => unknown = () => ({ token: 'nothing' })) => {
  const here = await onPage({}, { reader })
  await here.environment.fetch('https://publisher.example/api/shopping-cart/items', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'bindery' },
    body: JSON.stringify({
      items: [{ productId: '501', availabilityId: '501-KND-ENG', quantity: 1 }],
    }),
  })
  const contexts: unknown[] = []
  const provider = {
    mount: (container: HTMLElement, context: unknown) => {
      contexts.push(context)
      const label = document.createElement('label')
      label.append('Secret', document.createElement('input'))
      container.append(label)
    },
    tokenise: async () => tokenise(),
  }
  const element = place('bindery-checkout')
  const answer = (event: Event) =>
    (event as CustomEvent<{ register(one: unknown): void }>).detail.register(provider)
  document.addEventListener('bindery-payment-wanted', answer, { once: true })
  return { ...here, element, contexts }
}
const toPayment = async () => {
  await expect.element(heading('Address')).toBeVisible()
  await button('Continue').click()
  await expect.element(heading('Payment')).toBeVisible()
}

test('the fields of the provider are in the page, stay while steps change, and go with the reader', async () => {
  const { element, contexts, state } = await setup()
  await toPayment()
  await secret.fill('4242')
  expect(secret.element().getRootNode()).toBe(document)
  expect(secret.element().closest('[slot]')?.parentElement).toBe(element)
  expect(contexts).toEqual([{ locale: null, currency: 'USD', amount: 2495 }])
  await button('Continue').click()
  await expect.element(heading('Review your order')).toBeVisible()
  const field = element.querySelector('[slot="payment"] input')
  expect(field?.checkVisibility()).toBe(false)
  await button('Payment').click()
  await expect.element(secret).toHaveValue('4242')
  await state.session.signOut()
  await expect.element(button('Sign in')).toBeVisible()
  expect(document.body.textContent).not.toContain('Secret')
})

test.for([
  ['is broken', () => Promise.reject(new Error('no'))],
  ['says nothing that can be understood', () => ({ token: 5 })],
] as const)('a provider that %s is said to be so, and the way on stays', async ([, tokenise]) => {
  await setup(tokenise)
  await toPayment()
  await button('Continue').click()
  await expect
    .element(page.getByText('The payment provider did not answer. Please try again.'))
    .toBeVisible()
  await expect.element(heading('Payment')).toBeVisible()
})

test('a clone of the tag has fields of its own', async () => {
  const { element } = await setup()
  await toPayment()
  const clone = element.cloneNode(true) as HTMLElement
  element.replaceWith(clone)
  await expect
    .poll(() => clone.querySelectorAll('[data-bindery-provider="payment"]').length)
    .toBe(1)
  clone.remove()
})
