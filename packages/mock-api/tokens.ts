const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A secret nobody can guess, in hex. */
export const randomToken = (bits: number): string =>
  hex(crypto.getRandomValues(new Uint8Array(bits / 8)))

/** What is stored instead of a secret: who reads the store cannot use it. */
export const fingerprint = async (secret: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))))
