/** Slow, salted password hashes; algorithm and cost are part of the stored text. */
export interface Hashes {
  hash(password: string): Promise<string>
  /** False for another password, and for a text that is no hash of this kind. */
  verify(password: string, stored: string): Promise<boolean>
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

const same = (left: Uint8Array, right: Uint8Array) => {
  let difference = left.length ^ right.length
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0)
  return difference === 0
}

/**
 * Makes hashes from a function that derives 32 bytes. A stored hash reads `name$cost$salt$hash`.
 * @param cost what new hashes cost; stored ones are verified at the cost they were made with
 */
export const createHashes = (
  name: string,
  cost: number,
  derive: (password: string, salt: Uint8Array<ArrayBuffer>, cost: number) => Promise<Uint8Array>,
): Hashes => ({
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(16))
    return [name, cost, base64(salt), base64(await derive(password, salt, cost))].join('$')
  },
  async verify(password, stored) {
    const [kind, itsCost, salt, hash] = stored.split('$')
    if (kind !== name || !itsCost || !salt || !hash) return false
    return same(await derive(password, bytesOf(salt), Number(itsCost)), bytesOf(hash))
  },
})
