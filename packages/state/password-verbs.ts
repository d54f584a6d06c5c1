import {
  changePassword as changePasswordCall,
  resetPassword as resetPasswordCall,
} from '@bindery/contract/password.ts'
import { attempt } from './failure-of.ts'
import type { Online } from './online.ts'
import type { ChangeInput, ResetInput } from './password.ts'
import type { ReaderVerb } from './reader-verb.ts'

export const reset = ({ client, session }: Online, input: ResetInput) =>
  attempt(async () => {
    await client.call(resetPasswordCall, input)
    // Every session of the account has ended, perhaps the one of this browser: then the other tabs hear.
    await session.refresh()
    return { ok: true }
  })

export const passwordChange: ReaderVerb<ChangeInput> = {
  kind: 'password',
  name: () => '',
  // Neither password may lie in a storage.
  keep: () => null,
  read: () => null,
  act: ({ client, core }, input) =>
    attempt(async () => {
      await client.call(changePasswordCall, input)
      // The account's Last-Modified has moved.
      await core.load()
      core.tabs.tell('profile-changed')
      return { ok: true }
    }),
  done: () => '',
}
