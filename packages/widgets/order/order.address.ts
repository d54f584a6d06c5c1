import { storeCountries } from '@bindery/contract/country.ts'
import { isName, nameMessage } from '@bindery/contract/name-rule.ts'
import type { Province } from '@bindery/contract/place.ts'
import type { Address, AddressInput } from '@bindery/state/order.ts'
import { countryNameOf } from '@bindery/state/place.ts'
import type { ValidityWords } from '@bindery/state/validity.messages.ts'

/** What the form holds, by the names of its fields. */
export type AddressValues = Readonly<Record<string, string>>

/** The choice of the form that is no saved address. */
export const newOne = 'new'

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

/** The fields of the form, in their order; `address` is the choice. */
export const addressNames = ['address', ...inputNames] as const

/** The most that each may hold. */
export const longest: Readonly<Record<string, number>> = {
  firstName: 100,
  lastName: 100,
  address1: 200,
  address2: 200,
  city: 200,
  postalCode: 20,
}

const textOf = (values: AddressValues, name: string) => (values[name] ?? '').trim()

/**
 * What is wrong with it, by field (spec accounts 5); empty when it may be sent.
 * @param states of the country; null while they are not known: then the server judges
 */
export const faultsOf = (
  values: AddressValues,
  states: readonly Province[] | null,
  words: ValidityWords,
): Record<string, string> => {
  if (textOf(values, 'address') !== newOne) return {}
  const faults: Record<string, string> = {}
  for (const name of inputNames) {
    const value = textOf(values, name)
    const most = longest[name] ?? Number.POSITIVE_INFINITY
    const named = name === 'firstName' || name === 'lastName'
    const optional = name === 'address2' || name === 'state'
    if (!optional && value === '') {
      faults[name] = name === 'countryCode' ? words.wrongChoice : words.required
    } else if (value.length > most) faults[name] = words.tooLong({ count: most })
    else if (named && !isName(value)) faults[name] = nameMessage
  }
  const state = textOf(values, 'state')
  if (states && states.length > 0 && !states.some(({ code }) => code === state)) {
    faults['state'] = words.wrongChoice
  }
  return faults
}

/** @param states of the country; null: they could not be had, and the server judges what was typed */
export const inputOf = (
  values: AddressValues,
  states: readonly Province[] | null,
): AddressInput => {
  const input = Object.fromEntries(inputNames.map((name) => [name, textOf(values, name)]))
  // Of a country without states none is sent, whatever was chosen before.
  const state = states?.length === 0 ? '' : input['state']
  return { ...(input as unknown as AddressInput), state: state ?? '' }
}

/** An address in lines, as it is written on a parcel. */
export const linesOf = (address: Address, locale: string | null): string[] => {
  const { firstName, lastName, address1, address2, city, state, postalCode, countryCode } = address
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const country = countryCode ? countryNameOf(countryCode, locale) : ''
  return [`${firstName} ${lastName}`.trim(), address1, address2, place, country].filter(Boolean)
}

/** Where the store sells to, by name. */
export const namedCountries = (locale: string | null) =>
  storeCountries
    .map((code) => ({ value: code, label: countryNameOf(code, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale ?? 'en'))
