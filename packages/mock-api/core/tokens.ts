const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A random secret, in hex. */
export const randomToken = (bits: number): string =>
  hex(crypto.getRandomValues(new Uint8Array(bits / 8)))

/** Node's own SHA-256, which needs no other thread. Undefined in a browser. */
const nodeHash = globalThis.process?.getBuiltinModule?.('node:crypto').hash

/** The SHA-256 of a secret. It is stored instead, so that the store reveals no secret. */
export const fingerprint = async (secret: string): Promise<string> =>
  nodeHash?.('sha256', secret) ??
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))))
