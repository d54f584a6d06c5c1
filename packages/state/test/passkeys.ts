import { createTestAuthenticator } from '@bindery/mock-api/test/authenticator.ts'
import type { PasskeyDevice } from '../environment/passkey-device.ts'

/** A browser's passkeys, in software. The test plays the reader. */
export interface TestPasskeys extends PasskeyDevice {
  access: PasskeyDevice['access']
  /** Calls to the browser, oldest first: 'prove', 'make' or 'offer'. An offer does not prompt the reader. */
  readonly asked: string[]
  /** The next prompt fails with a DOMException of this name. */
  fails(name: string): void
  /** From now on, prompts stay open until they are aborted. */
  waits(): void
  /** The reader takes the passkey that a field offers. */
  take(): void
  /** The number of pending offers. */
  offering(): number
  readonly disowned: string[]
}

export const testPasskeys = (origin: string, offers = true): TestPasskeys => {
  const authenticator = createTestAuthenticator(origin)
  const asked: string[] = []
  const disowned: string[] = []
  const standing = new Set<() => void>()
  let failure: string | null = null
  let open = false

  /** Resolves when the reader takes the offer. Rejects when the signal aborts. */
  const until = (signal: AbortSignal, set: Set<() => void>) =>
    new Promise<void>((resolve, reject) => {
      const end = () => {
        set.delete(end)
        resolve()
      }
      set.add(end)
      signal.addEventListener('abort', () => {
        set.delete(end)
        reject(signal.reason)
      })
    })
  const answer = async (what: string, signal: AbortSignal) => {
    asked.push(what)
    signal.throwIfAborted()
    if (open) await until(signal, new Set())
    if (!failure) return
    const name = failure
    failure = null
    throw new DOMException('The browser said so', name)
  }

  return {
    access: 'there',
    asked,
    disowned,
    fails: (name) => {
      failure = name
    },
    waits: () => {
      open = true
    },
    take: () => {
      for (const end of standing) end()
    },
    offering: () => standing.size,
    offers: async () => offers,
    prove: async (request, { signal, offered }) => {
      if (offered) {
        asked.push('offer')
        signal.throwIfAborted()
        await until(signal, standing)
      } else await answer('prove', signal)
      return authenticator.get(request)
    },
    make: async (creation, signal) => {
      await answer('make', signal)
      return authenticator.create(creation)
    },
    disown: (_, id) => void disowned.push(id),
  }
}
