import { createTestAuthenticator } from '@bindery/mock-api/test-authenticator.ts'
import type { PasskeyDevice } from './passkey-device.ts'

/** A browser's passkeys, in software; the reader is played by the test. */
export interface TestPasskeys extends PasskeyDevice {
  access: PasskeyDevice['access']
  /** What was asked of the browser, oldest first: only `prove` and `make` put a question to the reader. */
  readonly asked: string[]
  /** The reader does not answer the next question: the browser says why. */
  fails(name: string): void
  /** The reader leaves the question open, until it is called off. */
  waits(): void
  /** The reader takes the passkey that is offered in a field. */
  take(): void
  /** How many offers stand. */
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

  /** Settles when the reader takes it, or when it is called off. */
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
