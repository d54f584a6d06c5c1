import {
  type Geolocation,
  type GeolocationType,
  geolocation,
  geolocationTypes,
} from '@bindery/contract/geolocation.ts'
import { parse } from '@bindery/contract/schema.ts'
import { type MockApp, originOf, type Server } from '../../core/server.ts'

/** One place per country, for tests and designers. */
const places: Readonly<Record<string, { continent: string; country: string; city: string }>> = {
  US: { continent: 'NA', country: 'United States', city: 'Boston' },
  CA: { continent: 'NA', country: 'Canada', city: 'Toronto' },
  DE: { continent: 'EU', country: 'Germany', city: 'Hamburg' },
  CH: { continent: 'EU', country: 'Switzerland', city: 'Bern' },
  JP: { continent: 'AS', country: 'Japan', city: 'Osaka' },
}

const includes = (requested: GeolocationType, type: GeolocationType) =>
  geolocationTypes.indexOf(requested) >= geolocationTypes.indexOf(type)

const placeIn = (code: string, type: GeolocationType): Geolocation => {
  const { continent, country, city } = places[code] ?? { continent: 'ZZ', country: code, city: '' }
  const network = { isp: 'Harbour Cable', organization: 'Harbour Cable' }
  return {
    ...(code
      ? {
          continent: { code: continent },
          country: { iso_code: code, names: { en: country } },
        }
      : {}),
    ...(code && includes(type, 'city')
      ? {
          city: { names: { en: city } },
          location: { latitude: 42.36, longitude: -71.06, time_zone: 'Etc/UTC' },
          postal: { code: '02110' },
          subdivisions: [{ iso_code: 'XX', names: { en: 'Somewhere' } }],
        }
      : {}),
    traits: {
      ip_address: '203.0.113.7',
      ...(includes(type, 'city_isp_org') ? network : {}),
      ...(includes(type, 'omni') ? { is_anonymous: false, user_type: 'residential' } : {}),
    },
  }
}

/**
 * GET /__geoip/{type}/me?referrer={site}: a fake geolocation service in place of GeoIP2, for pages of any origin.
 * The control setting `country` decides the location. It refuses unknown sites.
 */
export const geolocationRoutes = (app: MockApp, server: Server): void => {
  app.get('/__geoip/:type/me', (c) => {
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    const type = geolocationTypes.find((known) => known === c.req.param('type'))
    if (!type) return c.json({ code: 'PATH_NOT_FOUND', error: 'There is no such type.' }, 404)
    const site = URL.parse(c.req.query('referrer') ?? '')?.hostname
    const known = [originOf(server, c), ...server.origins].map((origin) => new URL(origin).hostname)
    if (!site || !known.includes(site)) {
      return c.json({ code: 'DOMAIN_REGISTRATION_REQUIRED', error: 'The site is not known.' }, 401)
    }
    return c.json(parse(geolocation, placeIn(server.settings.country, type)))
  })
}
