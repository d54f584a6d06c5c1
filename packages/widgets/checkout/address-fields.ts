import { storeCountries } from '@bindery/contract/country.ts'
import { isName, nameMessage } from '@bindery/contract/name-rule.ts'
import type { Province } from '@bindery/contract/place.ts'
import { withoutOverrides } from '@bindery/state/messages/phrases.ts'
import type { ValidityWords } from '@bindery/state/messages/validity.messages.ts'
import type { Address, AddressInput } from '@bindery/state/orders/order.ts'
import { countryNameOf } from '@bindery/state/orders/places.ts'

/** The values of the address form, by field name. */
export type AddressValues = Readonly<Record<string, string>>

/** The value of the field `address` for an address that is not saved yet. */
export const newAddress = 'new'

export const inputNames = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'countryCode',
  'state',
  'postalCode',
] as const

/** The fields of the form, in order. `address` is the chosen saved address or `newAddress`. */
export const addressNames = ['address', ...inputNames] as const

/** The maximum length of each field. */
const maxLength: Readonly<Record<string, number>> = {
  firstName: 100,
  lastName: 100,
  address1: 200,
  address2: 200,
  city: 200,
  postalCode: 20,
}

const textOf = (values: AddressValues, name: string) => (values[name] ?? '').trim()

/**
 * Validates the form (spec accounts 5). Returns the errors by field; none for a saved address.
 * @param states of the country; null while they are unknown, and then only the server checks them
 */
export const validateAddress = (
  values: AddressValues,
  states: readonly Province[] | null,
  words: ValidityWords,
): Record<string, string> => {
  if (textOf(values, 'address') !== newAddress) return {}
  const errors: Record<string, string> = {}
  for (const name of inputNames) {
    const value = textOf(values, name)
    const max = maxLength[name] ?? Number.POSITIVE_INFINITY
    const isPersonName = name === 'firstName' || name === 'lastName'
    const optional = name === 'address2' || name === 'state'
    if (!optional && value === '') {
      errors[name] = name === 'countryCode' ? words.wrongChoice : words.required
    } else if (value.length > max) errors[name] = words.tooLong({ count: max })
    else if (isPersonName && !isName(value)) errors[name] = nameMessage
  }
  const state = textOf(values, 'state')
  if (states && states.length > 0 && !states.some(({ code }) => code === state)) {
    errors['state'] = words.wrongChoice
  }
  return errors
}

/**
 * The request's address.
 * @param states of the country; null if they could not be loaded
 */
export const inputOf = (
  values: AddressValues,
  states: readonly Province[] | null,
): AddressInput => {
  const input = Object.fromEntries(inputNames.map((name) => [name, textOf(values, name)]))
  // A state chosen for another country may remain in the form.
  const state = states?.length === 0 ? '' : input['state']
  return { ...(input as unknown as AddressInput), state: state ?? '' }
}

/** The lines of an address, as on a parcel. */
export const linesOf = (address: Address, locale: string | null): string[] => {
  const { firstName, lastName, address1, address2, city, state, postalCode, countryCode } = address
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const country = countryCode ? countryNameOf(countryCode, locale) : ''
  return [`${firstName} ${lastName}`.trim(), address1, address2, place, country]
    .filter(Boolean)
    .map(withoutOverrides)
}

/** The countries that the store ships to, sorted by name. */
export const countryOptions = (locale: string | null) =>
  storeCountries
    .map((code) => ({ value: code, label: countryNameOf(code, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale ?? 'en'))
