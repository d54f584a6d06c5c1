/** The checkout before the order: address, shipping method and amounts. */
import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Checkout } from '@bindery/contract/order.ts'
import type { JourneyContext } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Answer, Reader } from '../../check/reader.ts'
import { checkSums } from './sums.ts'

const home = {
  firstName: 'Bindery',
  lastName: 'Check',
  address1: '60 Harvard Way',
  city: 'Boston',
  state: 'MA',
  postalCode: '02163',
  countryCode: 'US',
}

/** Saves an address. Returns its id. */
async function saveHome({ makes }: JourneyContext, reader: Reader): Promise<string> {
  const saved = await reader.call(endpoints.saveAddress, home)
  const { id } = saved.data
  if (makes('readAddresses')) {
    const { data } = await reader.call(endpoints.readAddresses, {})
    const isKept = reader.expect(
      data.addresses.some((each) => each.id === id),
      saved,
      {
        name: 'write-lost',
        expected: 'the address among those of the reader',
        got: `${data.addresses.length} others`,
      },
    )
    if (!isKept) throw new JourneyEnd('the server keeps no addresses')
  }
  if (makes('saveAddress')) {
    const wrong = { ...home, firstName: '' }
    await reader.refused(endpoints.saveAddress, wrong, ['invalid_fields'])
  }
  return id
}

/** Ships to the address. */
async function chooseAddress(reader: Reader, addressId: string): Promise<Answer<Checkout>> {
  const unknown = { addressId: 'no-such-address' }
  await reader.refused(endpoints.shippingPayment, unknown, ['address_unknown'])
  const chosen = await reader.attempt(endpoints.shippingPayment, { addressId }, ['address_invalid'])
  if (!chosen.data) throw new JourneyEnd('the store does not ship to the US', true)
  const got = chosen.data.address?.id
  const isChosen = reader.expect(got === addressId, chosen, {
    name: 'write-lost',
    expected: 'the chosen address',
    got: got ?? 'none',
    path: 'address.id',
  })
  const answer = { ...chosen, data: chosen.data }
  const fits = checkSums(reader, { ...answer, data: chosen.data.cart }, 'cart.')
  if (!isChosen || !fits) throw new JourneyEnd('the checkout is wrong')
  return answer
}

/** Chooses the first of the shipping methods, if anything is shipped. */
async function chooseMethod(reader: Reader, before: Answer<Checkout>): Promise<Answer<Checkout>> {
  const [method] = before.data.shippingMethods
  if (!method) return before
  const unknown = { shippingMethod: 'no-such-method' }
  await reader.refused(endpoints.chooseShippingMethod, unknown, ['method_unknown'])
  const input = { shippingMethod: method.id }
  const chosen = await reader.call(endpoints.chooseShippingMethod, input)
  const { cart, shippingMethod } = chosen.data
  const isChosen = reader.expect(shippingMethod === method.id, chosen, {
    name: 'write-lost',
    expected: `the shipping method ${method.id}`,
    got: shippingMethod || 'none',
    path: 'shippingMethod',
  })
  const isPriced = reader.expect(cart.shippingCost === method.cost, chosen, {
    name: 'cart-sums',
    expected: 'the cost of the shipping method',
    got: 'another amount',
    path: 'cart.shippingCost',
  })
  const fits = isPriced && checkSums(reader, { ...chosen, data: cart }, 'cart.')
  if (!isChosen || !fits) throw new JourneyEnd('the checkout is wrong')
  return chosen
}

/** Goes through the checkout up to the order. */
export async function checkCheckout(
  context: JourneyContext,
  reader: Reader,
): Promise<Answer<Checkout>> {
  await reader.call(endpoints.shippingPayment, {})
  const chosen = await chooseAddress(reader, await saveHome(context, reader))
  if (context.makes('readOrder')) {
    await reader.refused(endpoints.readOrder, { id: 'no-such-order' }, ['order_unknown'])
  }
  return chooseMethod(reader, chosen)
}
