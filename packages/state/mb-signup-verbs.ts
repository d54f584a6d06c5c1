import type { Client } from '@bindery/api/client.ts'
import { subscribe } from '@bindery/contract/subscriber.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import type { MbInput } from './mb-signup.ts'

// The calls behind mb-signup.ts: loaded with the first of them.

export const signUp = (client: Client, input: MbInput): Promise<Result> =>
  attempt(async () => {
    const given = Object.entries(input).filter(([, value]) => value !== '')
    await client.call(subscribe, Object.fromEntries(given))
    return { ok: true }
  })
