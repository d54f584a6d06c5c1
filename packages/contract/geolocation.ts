import { endpoint } from './endpoint.ts'
import * as z from './schema.ts'

/** The levels of detail of a geolocation service. Each includes the one before. */
export const geolocationTypes = ['country', 'city', 'city_isp_org', 'omni'] as const
export type GeolocationType = (typeof geolocationTypes)[number]

const text = z.optional(z.string())
const names = z.optional(z.record(z.string(), z.string()))

/** A reader's location, in the format of GeoIP2. Unknown parts are absent. */
export const geolocation = z.looseObject({
  /** `iso_code`: ISO 3166-1 alpha-2. */
  country: z.optional(z.looseObject({ iso_code: text, names })),
  city: z.optional(z.looseObject({ names })),
  continent: z.optional(z.looseObject({ code: text, names })),
  location: z.optional(
    z.looseObject({
      latitude: z.optional(z.number()),
      longitude: z.optional(z.number()),
      time_zone: text,
    }),
  ),
  postal: z.optional(z.looseObject({ code: text })),
  /** The largest first, such as a state and a county. */
  subdivisions: z.optional(z.array(z.looseObject({ iso_code: text, names }))),
  /** The network's address, provider and owner. */
  traits: z.optional(z.looseObject({ ip_address: text, isp: text, organization: text })),
})
export type Geolocation = z.output<typeof geolocation>

/**
 * The request to the geolocation service. The service belongs to a third party and gets no cookies, so this
 * endpoint is not part of the publisher's API. `{url}` is the URL of `geolocationUrl`.
 */
export const locate = endpoint({
  name: 'locate',
  method: 'GET',
  path: { api: '{url}' },
  encoding: 'query',
  input: z.object({ referrer: z.string() }),
  reads: 'json',
  output: geolocation,
  errors: {},
  description: 'Returns the location of the reader’s network.',
  spec: 'C7',
})

/** The URL of a request: `{base}country/me?referrer=…`. `base` ends with a slash. */
export const geolocationUrl = (base: string, type: GeolocationType, referrer: string): string => {
  const url = new URL(`${type}/me`, base)
  url.searchParams.set('referrer', referrer)
  return url.href
}
