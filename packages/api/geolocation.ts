import {
  type Geolocation,
  type GeolocationType,
  geolocationUrl,
  locate as locateCall,
} from '@bindery/contract/geolocation.ts'
import { read } from '@bindery/contract/schema.ts'
import type { Clock } from './gate.ts'

/**
 * The service gave no location: a status other than 200, an empty body, invalid JSON, or no network
 * (spec content and commerce 8).
 */
export class GeolocationHttpError extends Error {
  override readonly name = 'GeolocationHttpError'
  readonly code = 'HTTP_ERROR'
}

/** The service did not respond in time. */
export class GeolocationTimeoutError extends Error {
  override readonly name = 'GeolocationTimeoutError'
  readonly code = 'HTTP_TIMEOUT'
  constructor() {
    super('The request to the GeoIP2 web service timed out.')
  }
}

export type GeolocationError = GeolocationHttpError | GeolocationTimeoutError

export interface GeolocationTransport extends Pick<Clock, 'timer'> {
  fetch(input: string, init: RequestInit): Promise<Response>
  /** For the headers and the body together. Default 10 000. */
  readonly timeoutMs?: number
}

const service = 'The GeoIP2 web service'

const parseResponse = async (response: Response): Promise<Geolocation> => {
  if (response.status !== 200) {
    throw new GeolocationHttpError(`${service} answered ${response.status}.`)
  }
  const text = await response.text()
  if (text.trim() === '') throw new GeolocationHttpError(`${service} answered with an empty body.`)
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new GeolocationHttpError(`${service} answered with something that is not JSON.`)
  }
  const answer = read(locateCall.output, body)
  if (answer.faults) throw new GeolocationHttpError(`${service} answered with another shape.`)
  return answer.data
}

/**
 * Asks a geolocation service where the reader is. The service is a third party: the request has no cookies,
 * and names the site's origin instead of the page.
 * @param base the service's address, with a trailing slash
 * @param referrer the site's origin
 * @throws GeolocationError
 */
export const locate = (
  { fetch, timer, timeoutMs = 10_000 }: GeolocationTransport,
  base: string,
  type: GeolocationType,
  referrer: string,
): Promise<Geolocation> =>
  new Promise((resolve, reject) => {
    const abort = new AbortController()
    const stop = timer(timeoutMs, () => {
      reject(new GeolocationTimeoutError())
      abort.abort()
    })
    fetch(geolocationUrl(base, type, referrer), {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: abort.signal,
    })
      .then(parseResponse)
      .then(resolve, (error: unknown) => {
        const isOwn = error instanceof Error && 'code' in error
        reject(isOwn ? error : new GeolocationHttpError(`${service} could not be reached.`))
      })
      .finally(stop)
  })
