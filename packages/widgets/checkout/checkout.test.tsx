import { expectFocus, focusAtHeading } from '@bindery/ui/test/focus.ts'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { book, ebook, post, putIntoCart } from '../test/buying.ts'
import { onPage } from '../test/on-page.ts'
import { providePayment } from '../test/payment.ts'
import './checkout.element.ts'

const reader = 'reader@example.com'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const submits = '/api/commerce/order/submit'
const secret = page.getByRole('textbox', { name: 'Secret' })

/** A checkout with a filled cart and a provider that answers with `tokenise`. */
const setup = async (
  tokenise: () => unknown = () => ({ token: 'nothing' }),
  items: readonly object[] = [ebook],
) => {
  const here = await onPage({}, { reader })
  await putIntoCart(here, items)
  const contexts: unknown[] = []
  providePayment({
    mount: (container: HTMLElement, context: unknown) => {
      contexts.push(context)
      const label = document.createElement('label')
      label.append('Secret', document.createElement('input'))
      container.append(label)
    },
    tokenise: async () => tokenise(),
  })
  return { ...here, element: place('bindery-checkout'), contexts }
}
test('the heading of a new step has the focus as soon as it is drawn', async () => {
  const { element } = await setup()
  await expect.element(heading('Address')).toBeVisible()
  const drawn = focusAtHeading(element.shadowRoot, 'Payment')
  await button('Continue').click()
  expect(await drawn).toBe(heading('Payment').element())
})

const toPayment = async () => {
  await expect.element(heading('Address')).toBeVisible()
  await button('Continue').click()
  await expect.element(heading('Payment')).toBeVisible()
}

test('the fields of the provider keep their values between steps and disappear with the reader', async () => {
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
  await expect.element(button('Sign In')).toBeVisible()
  expect(document.body.textContent).not.toContain('Secret')
})

test.for([
  ['throws', () => Promise.reject(new Error('no'))],
  ['answers nonsense', () => ({ token: 5 })],
] as const)('a provider that %s shows a message and leaves the step open', async ([, tokenise]) => {
  await setup(tokenise)
  await toPayment()
  await button('Continue').click()
  await expect
    .element(page.getByText('The payment provider did not answer. Please try again.'))
    .toBeVisible()
  await expect.element(heading('Payment')).toBeVisible()
})

test('a clone of the tag mounts fields of its own', async () => {
  const { element } = await setup()
  await toPayment()
  const clone = element.cloneNode(true) as HTMLElement
  element.replaceWith(clone)
  await expect
    .poll(() => clone.querySelectorAll('[data-bindery-provider="payment"]').length)
    .toBe(1)
  clone.remove()
})

describe('a tag that the page changes in the middle of a step', () => {
  const first = page.getByRole('textbox', { name: 'First name' })
  /** With a typed name that is not sent. */
  const typed = async () => {
    const here = await setup()
    await expect.element(heading('Address')).toBeVisible()
    await page.getByLabelText('A new address').click()
    await first.fill('Nora')
    return here
  }
  const ways = {
    moved: (element: HTMLElement) =>
      document.body.appendChild(document.createElement('main')).append(element),
    'removed and put back later': async (element: HTMLElement) => {
      element.remove()
      await new Promise(requestAnimationFrame)
      document.body.append(element)
    },
    'replaced by a clone': (element: HTMLElement) => element.replaceWith(element.cloneNode(true)),
    'replaced by a new tag': (element: HTMLElement) => {
      element.replaceWith(document.createElement('bindery-checkout'))
    },
  }
  test.for(Object.entries(ways))('a tag that is %s keeps the draft', async ([, act]) => {
    const { element, posts } = await typed()
    await act(element)
    await expect.element(first).toHaveValue('Nora')
    const [tag, ...others] = document.querySelectorAll('bindery-checkout')
    expect(others).toEqual([])
    expect(tag?.querySelectorAll('form')).toHaveLength(1)
    expect(await posts('/api/commerce/address')).toEqual([])
    tag?.closest('main')?.remove()
    tag?.remove()
  })

  test('a tag moved between payment and order places one order', async () => {
    const { element, posts, mock } = await setup()
    await toPayment()
    await secret.fill('4242')
    document.body.append(element)
    await expect.element(secret).toHaveValue('4242')
    await button('Continue').click()
    await expect.element(heading('Review your order')).toBeVisible()
    await mock.faults([{ method: 'POST', path: submits, status: 503 }])
    document.body.append(element)
    await button('Place order').click()
    await expect.element(page.getByText(/it is not placed twice/)).toBeVisible()
    expect(await posts(submits)).toHaveLength(1)
  })
})

describe('double presses', () => {
  const press = (name: string) => {
    const element = button(name).element() as HTMLElement
    element.click()
    element.click()
  }
  const once = (posts: (path: string) => Promise<unknown[]>, path: string, already = 0) =>
    expect.poll(() => posts(path)).toHaveLength(already + 1)

  test('a double press on each button sends once', async () => {
    const { posts, mock } = await setup(undefined, [book])
    await expect.element(heading('Address')).toBeVisible()
    // The first request has loaded the checkout.
    press('Continue')
    await expect.element(heading('Shipping method')).toBeVisible()
    await once(posts, '/api/commerce/shipping-payment', 1)
    press('Continue')
    await expect.element(heading('Payment')).toBeVisible()
    await once(posts, '/api/commerce/order/shipping-method')
    press('Continue')
    await expect.element(heading('Review your order')).toBeVisible()
    await mock.faults([{ method: 'POST', path: submits, status: 503 }])
    press('Place order')
    await expect.element(page.getByText(/it is not placed twice/)).toBeVisible()
    await once(posts, submits)
  })

  test('the links of the review name what they change, and the order number is announced', async () => {
    const { environment } = await onPage({}, { reader })
    await putIntoCart({ environment }, [book])
    const pay = (body: object) => post({ environment }, '/__pay/tokens', body)
    providePayment({
      mount: () => {},
      tokenise: async () =>
        (await pay({ number: '4242424242424242', expiry: '12/34', cvc: '123' })).json(),
    })
    place('bindery-checkout')
    for (const step of ['Address', 'Shipping method', 'Payment']) {
      await expect.element(heading(step)).toBeVisible()
      await button('Continue').click()
    }
    await expect.element(heading('Review your order')).toBeVisible()
    await expect.element(button('Change: Address')).toBeVisible()
    await expect.element(button('Change: Shipping method')).toBeVisible()
    await button('Place order').click()
    const number = page.getByRole('status').filter({ hasText: /^Your order number is \d+\.$/ })
    await expect.element(number).toBeVisible()
    await expectFocus(heading('Thank you for your order.'))
  })

  test('the second click of a double click on the step before places no order', async () => {
    const { posts } = await setup()
    await toPayment()
    await button('Continue').click()
    await expect.element(heading('Review your order')).toBeVisible()
    button('Place order')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }))
    await expect.element(page.getByRole('button', { name: 'Place order' })).toBeVisible()
    expect(await posts(submits)).toEqual([])
  })
})

test('HTML and javascript: addresses in a response show as text', async () => {
  const here = await onPage({}, { reader })
  const evil = '<img src=x onerror=alert(1)>'
  const address = {
    id: evil,
    firstName: evil,
    lastName: evil,
    address1: evil,
    address2: evil,
    city: evil,
    state: evil,
    postalCode: evil,
    countryCode: evil,
  }
  const item = {
    itemid: evil,
    productId: evil,
    quantity: 1,
    listPrice: 100,
    unitPrice: 100,
    productTitle: evil,
    productUrl: 'javascript:alert(1)',
    image: 'javascript:alert(1)',
    format: evil,
    language: evil,
  }
  const cart = {
    cart_amount: 100,
    subTotal: 100,
    grandTotal: 100,
    line_items: { physical_items: 1, digital_items: 0 },
    items: [item],
    coupons: [{ code: evil, description: evil }],
  }
  const methods = [{ id: evil, name: evil, days: evil, cost: 1 }]
  const body = {
    cart,
    address,
    shippingMethods: methods,
    shippingMethod: evil,
    paymentNeeded: false,
  }
  await here.mock.faults([
    { method: 'POST', path: '/api/commerce/shipping-payment', body },
    { method: 'POST', path: '/api/commerce/order/shipping-method', body },
    { method: 'GET', path: '/api/commerce/address', body: { addresses: [address] } },
    { method: 'POST', path: submits, body: { orderId: evil, items: [{ title: evil }] } },
  ])
  const element = place('bindery-checkout')
  const shown = () => `${element.textContent}${element.shadowRoot?.textContent}`
  await expect.poll(shown).toContain(evil)
  for (const name of ['Shipping method', 'Review your order']) {
    await button('Continue').click()
    await expect.element(heading(name)).toBeVisible()
  }
  expect(shown()).toContain(evil)
  await button('Place order').click()
  await expect.poll(shown).toContain(`Your order number is ${evil}.`)
  const roots = [document, element.shadowRoot ?? document]
  for (const root of roots) {
    expect(root.querySelector('img, [href^="javascript:"], [onerror]')).toBeNull()
  }
  expect(new URL(here.environment.location().href).origin).toBe('https://publisher.example')
})
