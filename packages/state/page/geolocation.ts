import {
  type GeolocationError,
  GeolocationHttpError,
  locate as locateCall,
} from '@bindery/api/geolocation.ts'
import type { Geolocation, GeolocationType } from '@bindery/contract/geolocation.ts'
import type { WritableAtom } from 'nanostores'
import type { Environment } from '../environment/environment.ts'
import { BinderyErrorEvent } from '../environment/error.events.ts'
import type { Settings } from '../settings/settings.ts'

/** The reader's country, for this visit: two letters, or '' if the service knows none. */
export const countryKey = 'bindery:country'

export type Located =
  | { readonly ok: true; readonly location: Geolocation }
  | { readonly ok: false; readonly error: GeolocationError }

type Asked = Map<GeolocationType, Promise<Located>>
const pages = new WeakMap<Environment, Asked>()

const ask = async (
  environment: Environment,
  { debug, geolocation }: Settings,
  type: GeolocationType,
): Promise<Located> => {
  try {
    if (!geolocation) throw new GeolocationHttpError('The setting geolocation names no service.')
    const { origin } = environment.location()
    return { ok: true, location: await locateCall(environment, geolocation, type, origin) }
  } catch (thrown) {
    // Nothing else is thrown there.
    const error = thrown as GeolocationError
    environment.dispatch(new BinderyErrorEvent(error.code, error.message))
    if (debug) environment.warn(error.message)
    return { ok: false, error }
  }
}

/**
 * Locates the reader by the service that the setting `geolocation` names (spec content and commerce 7).
 * Each type is requested once per page. A failure (`HTTP_ERROR` or `HTTP_TIMEOUT`) is also dispatched as
 * `bindery-error`, and the next call retries.
 */
export const locate = (
  { environment, settings }: { readonly environment: Environment; readonly settings: Settings },
  type: GeolocationType = 'country',
): Promise<Located> => {
  const asked: Asked = pages.get(environment) ?? new Map()
  pages.set(environment, asked)
  const located = asked.get(type) ?? ask(environment, settings, type)
  asked.set(type, located)
  void located.then(({ ok }) => !ok && asked.delete(type))
  return located
}

/** Sets the reader's country from the tab's storage, or else from the service. */
export const findCountry = async (
  environment: Environment,
  settings: Settings,
  $country: WritableAtom<string | null>,
): Promise<void> => {
  let country = environment.session.get(countryKey)
  if (country === null || !/^([A-Z]{2})?$/.test(country)) {
    const located = await locate({ environment, settings })
    if (!located.ok) return
    const code = (located.location.country?.iso_code ?? '').toUpperCase()
    country = /^[A-Z]{2}$/.test(code) ? code : ''
    environment.session.set(countryKey, country)
  }
  // A script that has set the country in the meantime takes precedence.
  if (country && $country.value === null) $country.set(country)
}
