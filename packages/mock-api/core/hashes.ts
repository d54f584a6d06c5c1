/** Slow, salted password hashes. The stored text names the algorithm and the cost. */
export interface Hashes {
  hash(password: string): Promise<string>
  /** False for another password, and for a hash of another algorithm. */
  verify(password: string, stored: string): Promise<boolean>
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

const isEqual = (left: Uint8Array, right: Uint8Array) => {
  let difference = left.length ^ right.length
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0)
  return difference === 0
}

/**
 * Creates `Hashes` from a function that derives 32 bytes. A stored hash reads `name$cost$salt$hash`.
 * @param cost for new hashes; a stored hash is verified with its own cost
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
    const [kind, storedCost, salt, hash] = stored.split('$')
    if (kind !== name || !storedCost || !salt || !hash) return false
    return isEqual(await derive(password, bytesOf(salt), Number(storedCost)), bytesOf(hash))
  },
})
