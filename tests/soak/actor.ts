/** What each kind of reader can do for the soak. */
import type { Account, Owned } from './account.ts'

export interface Actor {
  /** Acts, and checks what must hold. @throws what does not hold */
  step(): Promise<void>
  /** Without faults, checks the last time. @returns lines about the run */
  end(): Promise<readonly string[]>
  close(): Promise<void>
}

/**
 * What the server has of a reader who does nothing now. Reads until two answers agree: the server may still be busy with a
 * write whose client has gone.
 */
export async function ownedQuietly(account: Account): Promise<Owned> {
  let before = await account.owned()
  for (;;) {
    const now = await account.owned()
    if (JSON.stringify(now) === JSON.stringify(before)) return now
    before = now
  }
}
