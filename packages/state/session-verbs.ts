import type { Client } from '@bindery/api/client.ts'
import { signIn as signInCall } from '@bindery/contract/session.ts'
import type { User } from '@bindery/contract/user.ts'
import { attempt } from './failure-of.ts'
import { SignedInEvent } from './session.events.ts'
import type { Session, SessionCore, SignInInput, VerbOptions } from './session.ts'

/** What the calls with credentials say besides them. */
export const senderOf = ({ token }: { readonly token: string }) => ({
  deviceType: 'WEB_SITE',
  reCaptchaToken: token,
})

export const fromPaywall = ({ auth }: SessionCore) => {
  const state = auth.$auth.get()
  return state.step === 'open' && state.fromPaywall
}

/** Nothing a guest wanted is done while this runs: the page may reload at its end. */
export const held = async <T>({ intent }: SessionCore, act: () => Promise<T>): Promise<T> => {
  const release = intent.hold()
  try {
    return await act()
  } finally {
    release()
  }
}

export const announce = (core: SessionCore, user: User, from?: EventTarget) => {
  core.auth.resolve(user)
  core.environment.dispatch(new SignedInEvent(user), from)
  core.tabs.tell('signed-in')
}

/**
 * What follows when a call has opened a session (spec accounts 4): refresh profile, resolve the
 * promise, reload the page, close the modal.
 */
export const arrive = async (
  core: SessionCore,
  from?: EventTarget,
): ReturnType<Session['signIn']> => {
  const state = await core.load()
  if (!('user' in state)) {
    const failure = 'failure' in state ? state.failure : undefined
    return { ok: false, failure: failure ?? { kind: 'unkept' } }
  }
  announce(core, state.user, from)
  const reloading = core.navigation.reload('signed-in', { from })
  core.auth.finish()
  return { ok: true, user: state.user, reloading }
}

export const signIn = (
  client: Client,
  core: SessionCore,
  input: SignInInput,
  { from }: VerbOptions = {},
): ReturnType<Session['signIn']> =>
  attempt(() =>
    held(core, async () => {
      const action = fromPaywall(core) ? 'sign_in_paywall' : 'sign_in_modal'
      const captcha = await core.captcha.execute(action)
      if (!captcha.ok) return captcha
      await client.call(signInCall, { ...input, ...senderOf(captcha) })
      return arrive(core, from)
    }),
  )
