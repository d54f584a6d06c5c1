import type { Province } from '@bindery/contract/place.ts'
import type { Result } from './failure.ts'
import { later } from './later.ts'
import type { State } from './state.ts'

const verbs = later(() => import('./place-verbs.ts'))

/**
 * The states or provinces of a country, by name; [] where addresses of it have none.
 * @param country two letters
 */
export const readStates = (
  state: Pick<State, 'online'>,
  country: string,
): Promise<Result<{ states: readonly Province[] }>> =>
  verbs(({ read }) => state.online(({ client }) => read(client, country)))

const regions = new Map<string, Intl.DisplayNames>()

/** A country by its name, in the language of the site; its code where the browser has none. */
export const countryNameOf = (country: string, locale: string | null): string => {
  const language = locale ?? 'en'
  try {
    // A list has all of them, and what knows the names is dear to make.
    const names = regions.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
    regions.set(language, names)
    return names.of(country) ?? country
  } catch {
    return country
  }
}
