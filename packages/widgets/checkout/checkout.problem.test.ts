/** Where the checkout shows a problem: for a hidden field, and after Back. */
import { describe, expect, test } from 'vitest'
import { openCheckout, submitPath } from '../test/checkout.ts'
import { holdCalls } from '../test/page.ts'

describe('an error of a hidden field', () => {
  const errors = [{ field: 'city', message: 'there is no such city' }]
  const problem = { message: 'There is no such city.', fields: {} }

  test('an address error at a later step shows above the form', async () => {
    const here = await openCheckout()
    const refuse = (path: string) =>
      here.mock.faults([{ method: 'POST', path, status: 422, body: { errors }, times: 1 }])
    await here.step('address')
    await refuse('/api/commerce/shipping-payment')
    await here.now().sendAddress({ address: 'a-1001-1' })
    expect(here.now()).toMatchObject({ step: 'address', problem })
    await here.now().sendAddress({ address: 'a-1001-1' })
    await refuse('/api/commerce/order/shipping-method')
    await here.now().sendShipping({ shippingMethod: 'expedited' })
    expect(here.now()).toMatchObject({ step: 'shipping', problem })
    await here.now().sendShipping({ shippingMethod: 'expedited' })
    await here.now().sendPayment()
    await refuse(submitPath)
    await here.now().place()
    expect(here.now()).toMatchObject({ step: 'review', problem })
  })

  test('a saved address that is refused shows its error above the form', async () => {
    const here = await openCheckout()
    await here.step('address')
    await here.mock.faults([
      {
        method: 'POST',
        path: '/api/commerce/shipping-payment',
        status: 422,
        body: { code: 'address_invalid' },
      },
    ])
    await here.now().sendAddress({ address: 'a-1001-1' })
    expect(here.now().problem).toEqual({
      message:
        'We cannot send anything to this address. Please choose another one, or enter a new one.',
      fields: {},
    })
  })

  test('a state error shows above the form if the states failed to load', async () => {
    const here = await openCheckout()
    await here.step('address')
    await here.mock.faults([{ path: '/api/commerce/state-province', status: 404 }])
    const typed = {
      address: 'new',
      firstName: 'Nora',
      lastName: 'Neu',
      address1: '1 New Street',
      city: 'Toronto',
      countryCode: 'CA',
      postalCode: 'M5V 2T6',
    }
    here.now().draftAddress(typed)
    await expect.poll(() => here.now().statesFailed).toBe('Something went wrong. Please try again.')
    await here.now().sendAddress(typed)
    expect(here.now().problem).toMatchObject({
      message: expect.stringMatching(/^We cannot send anything/),
    })
  })
})

describe('Back', () => {
  test('Back while the order is placed stays on the step and shows the result', async () => {
    const here = await openCheckout()
    await here.review()
    await here.mock.faults([{ method: 'POST', path: submitPath, status: 503, times: 1 }])
    const go = holdCalls(here.environment, submitPath)
    const placing = here.now().place()
    await expect.poll(() => here.now().sending).toBe(true)
    here.environment.back()
    expect(here.now()).toMatchObject({ step: 'review', sending: true })
    expect(here.href()).toBe('/review-order')
    go()
    await placing
    expect(here.now()).toMatchObject({ step: 'review', sending: false })
    expect(here.now().problem?.message).toMatch(/it is not placed twice/)
  })

  test('Back cancels an open challenge', async () => {
    const here = await openCheckout()
    here.card.number = '4000 0000 0000 3220'
    here.provider.challenge = (challenge) => {
      here.card.challenges.push(challenge)
      return new Promise(() => {})
    }
    await here.review()
    const placing = here.now().place()
    await expect.poll(() => here.card.challenges).toHaveLength(1)
    here.environment.back()
    await placing
    expect(here.now()).toMatchObject({ step: 'payment', sending: false })
    expect(here.now().message).toMatch(/^The payment provider did not answer/)
    here.card.number = '4242 4242 4242 4242'
    await here.now().sendPayment()
    await here.now().place()
    expect(here.view().kind).toBe('placed')
    expect(await here.orders()).toHaveLength(4)
  })
})

test('a silently filled in country is validated with its own states once they have loaded', async () => {
  const here = await openCheckout()
  await here.step('address')
  const typed = {
    address: 'new',
    firstName: 'Nora',
    lastName: 'Neu',
    address1: '1 New Street',
    city: 'Berlin',
    countryCode: 'US',
    postalCode: '10115',
  }
  here.now().draftAddress(typed)
  await expect.poll(() => here.now().states?.length).toBeGreaterThan(0)
  expect(here.now().validate(typed)).toHaveProperty('state')
  const canadian = { ...typed, countryCode: 'CA' }
  expect(here.now().validate(canadian)).toEqual({})
  await here.now().sendAddress(canadian)
  expect(here.now().problem?.fields).toHaveProperty('state')
  const german = { ...typed, countryCode: 'DE' }
  expect(here.now().validate(german)).toEqual({})
  await here.now().sendAddress(german)
  expect(here.now().step).toBe('shipping')
})
