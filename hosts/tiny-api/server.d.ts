/** Types of server.js, for the tests. */
export interface TinyApi {
  readonly origin: string
  close(): Promise<void>
}

export function startTinyApi(options?: {
  readonly port?: number
  readonly origins?: readonly string[]
  readonly isCrossSite?: boolean
  readonly mail?: (to: string, path: string) => void
}): Promise<TinyApi>

export const seededReader: { readonly email: string; readonly password: string }

export function addSeededReader(): Promise<unknown>
