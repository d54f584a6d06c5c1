import {
  type Geolocation,
  type GeolocationType,
  geolocationAddress,
  locate as locateCall,
} from '@bindery/contract/geolocation.ts'
import { read } from '@bindery/contract/schema.ts'
import type { Clock } from './gate.ts'

/**
 * The service could not say: a status other than 200, a body that is empty or no JSON, no network
 * (spec content and commerce 8).
 */
export class GeolocationHttpError extends Error {
  override readonly name = 'GeolocationHttpError'
  readonly code = 'HTTP_ERROR'
}

/** The service did not answer in time. */
export class GeolocationTimeoutError extends Error {
  override readonly name = 'GeolocationTimeoutError'
  readonly code = 'HTTP_TIMEOUT'
  constructor() {
    super('The request to the GeoIP2 web service timed out.')
  }
}

export type GeolocationError = GeolocationHttpError | GeolocationTimeoutError

export interface GeolocationWire extends Pick<Clock, 'timer'> {
  fetch(input: string, init: RequestInit): Promise<Response>
  /** In ms, for the whole answer. Default 10 000. */
  readonly timeout?: number
}

const service = 'The GeoIP2 web service'

const answerOf = async (response: Response): Promise<Geolocation> => {
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
 * Asks a geolocation service where the reader is. It is a third party's: no cookies go there, and of
 * the page it learns only the site.
 * @param base the service's address, with a trailing slash
 * @param referrer the site's origin
 * @throws GeolocationError
 */
export const locate = (
  { fetch, timer, timeout = 10_000 }: GeolocationWire,
  base: string,
  type: GeolocationType,
  referrer: string,
): Promise<Geolocation> =>
  new Promise((resolve, reject) => {
    const abort = new AbortController()
    const stop = timer(timeout, () => {
      reject(new GeolocationTimeoutError())
      abort.abort()
    })
    fetch(geolocationAddress(base, type, referrer), {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: abort.signal,
    })
      .then(answerOf)
      .then(resolve, (error: unknown) => {
        const own = error instanceof Error && 'code' in error
        reject(own ? error : new GeolocationHttpError(`${service} could not be reached.`))
      })
      .finally(stop)
  })
