import type { Province } from '@bindery/contract/place.ts'
import type { Result } from '../client/failure.ts'
import type { Core } from '../session/core.ts'

/**
 * Reads the states or provinces of a country, sorted by name. [] if its addresses have none.
 * @param country the two-letter code
 */
export const readStates = async (
  { server }: Pick<Core, 'server'>,
  country: string,
): Promise<Result<{ states: readonly Province[] }>> => {
  const answer = await server.call('readStates', { country })
  return answer.ok ? { ok: true, states: answer.data.states } : answer
}

const regions = new Map<string, Intl.DisplayNames>()

/** The name of a country in the language of the site, or its code if the browser knows no name. */
export const countryNameOf = (country: string, locale: string | null): string => {
  const language = locale ?? 'en'
  try {
    // Cached, because a list needs all names and the constructor is slow.
    const names = regions.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
    regions.set(language, names)
    return names.of(country) ?? country
  } catch {
    return country
  }
}
