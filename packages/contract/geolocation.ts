import { endpoint } from './endpoint.ts'
import * as v from './schema.ts'

/** What a geolocation service can be asked for; each tells what the one before tells, and more. */
export const geolocationTypes = ['country', 'city', 'city_isp_org', 'omni'] as const
export type GeolocationType = (typeof geolocationTypes)[number]

const text = v.optional(v.string())
const names = v.optional(v.record(v.string(), v.string()))

/** Where a reader is, by the names that GeoIP2 has for it. What is not known is left out. */
export const geolocation = v.looseObject({
  /** `iso_code`: ISO 3166-1 alpha-2. */
  country: v.optional(v.looseObject({ iso_code: text, names })),
  city: v.optional(v.looseObject({ names })),
  continent: v.optional(v.looseObject({ code: text, names })),
  location: v.optional(
    v.looseObject({
      latitude: v.optional(v.number()),
      longitude: v.optional(v.number()),
      time_zone: text,
    }),
  ),
  postal: v.optional(v.looseObject({ code: text })),
  /** The largest first: a state, a county. */
  subdivisions: v.optional(v.array(v.looseObject({ iso_code: text, names }))),
  /** Of the network: its address, provider and owner. */
  traits: v.optional(v.looseObject({ ip_address: text, isp: text, organization: text })),
})
export type Geolocation = v.InferOutput<typeof geolocation>

/**
 * The call, made of a third party and without the reader's cookies, so it is not among the calls of
 * the publisher's API. `{url}` is the service's address with the type: `{geolocation}country/me`.
 */
export const locate = endpoint({
  name: 'locate',
  method: 'GET',
  path: { api: '{url}' },
  encoding: 'query',
  input: v.object({ referrer: v.string() }),
  reads: 'json',
  output: geolocation,
  errors: {},
  description: 'Where the reader is, as far as the network tells.',
  spec: 'C7',
})

/** The address to ask for a type: `base` is the service's, with a trailing slash. */
export const geolocationAddress = (
  base: string,
  type: GeolocationType,
  referrer: string,
): string => {
  const url = new URL(`${type}/me`, base)
  url.searchParams.set('referrer', referrer)
  return url.href
}
