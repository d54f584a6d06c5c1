import type { FindingName } from '@bindery/contract/findings.ts'
import type { User } from '@bindery/contract/user.ts'
import type { Call } from '../client/call.ts'
import { clientFields } from '../client/captcha.ts'
import type { Failure } from '../client/failure.ts'
import { RegisteredEvent } from './session.events.ts'
import type { sessionMessages } from './session.messages.ts'
import { readerName, readerOf, type Session, type SessionCore } from './session.ts'
import { signedInKey } from './storage-keys.ts'
import { subscriberLink } from './subscriber-link.ts'

const isFromPaywall = ({ auth }: SessionCore) => {
  const state = auth.$auth.get()
  return state.step === 'open' && state.fromPaywall
}

/** The answer of a call that opens a session was lost: the session may be there all the same. */
const isLost = ({ kind }: Failure) => kind === 'offline' || kind === 'timeout' || kind === 'server'

/**
 * Signs in from the modal.
 * @param findLost asks whether a session is there after its answer was lost
 */
export const createSignIn =
  (call: Call, core: SessionCore, findLost: () => void): Session['signIn'] =>
  (input, { from } = {}) =>
    core.withPendingPaused(async () => {
      const action = isFromPaywall(core) ? 'sign_in_paywall' : 'sign_in_modal'
      // A reader who closes the modal wants no sign-in, and no reload. The attempt ends at once: in a modal that is
      // opened again, the same values are another one.
      const abort = new AbortController()
      const { signal } = abort
      const off = core.auth.$auth.listen(({ step }) => step === 'closed' && abort.abort())
      const closed = new Promise<{ ok: false; failure: Failure }>((resolve) => {
        signal.onabort = () => resolve({ ok: false, failure: { kind: 'unexpected' } })
      })
      try {
        const captcha = await Promise.race([core.captcha.execute(action), closed])
        if (!captcha.ok) return captcha
        const answer = await call('signIn', { ...input, ...clientFields(captcha) }, { signal })
        if (answer.ok) return await core.completeSignIn(from)
        if (isLost(answer.failure)) findLost()
        return answer
      } finally {
        off()
      }
    })

/** Registers from the modal. `findLost` as for `createSignIn`. */
export const createRegister =
  (call: Call, core: SessionCore, findLost: () => void): Session['register'] =>
  (input, options = {}) =>
    core.withPendingPaused(async () => {
      const { emailAddress } = input
      const { from } = options
      const paywall = options.fromPaywall ?? isFromPaywall(core)
      if (await core.isSubscriber(emailAddress)) {
        const page = core.settings.paths.subscriberRegistration
        const link = subscriberLink(page, emailAddress, core.environment.location())
        core.navigation.go(link, { from })
        return { ok: true, outcome: 'redirected', emailAddress }
      }
      const captcha = await core.captcha.execute(paywall ? 'register_paywall' : 'register_modal')
      if (!captcha.ok) return captcha
      const answer = await call('register', { ...input, ...clientFields(captcha) })
      if (!answer.ok) {
        if (isLost(answer.failure)) findLost()
        return answer
      }
      core.environment.dispatch(new RegisteredEvent(emailAddress), from)
      const state = await core.load()
      if (state.status === 'guest') return { ok: false, failure: core.unkept() }
      if ('user' in state) {
        core.announceSignIn(state.user, from)
        core.environment.session.set(signedInKey, '1')
      }
      const search = { registration: 'success' }
      if (paywall && core.navigation.reload('registered', { from, search })) {
        core.auth.finish()
        return { ok: true, outcome: 'reloading', emailAddress }
      }
      core.auth.go('profile_settings')
      const off = core.auth.$auth.listen(({ step }) => {
        if (step !== 'closed') return
        off()
        announceSignedIn(core, readerOf(core.$session.get()), core.texts)
      })
      return { ok: true, outcome: 'registered', emailAddress }
    })

/** Asks for the reset mail from the modal. */
export const createRequestReset =
  (call: Call, core: SessionCore): Session['requestReset'] =>
  async ({ emailAddress }) => {
    const action = isFromPaywall(core) ? 'forgot_pass_paywall' : 'forgot_pass'
    const captcha = await core.captcha.execute(action)
    if (!captcha.ok) return captcha
    const answer = await call('requestReset', { emailAddress, ...clientFields(captcha) })
    return answer.ok ? { ok: true } : answer
  }

/**
 * Announces a sign-in on the page that the reader sees after it: this one, or the next if it reloads. The
 * outcome of a pending action is announced instead of it.
 */
export const announceSignedIn = (
  {
    environment,
    liveRegion,
    navigation,
    pendingActions,
  }: Pick<SessionCore, 'environment' | 'liveRegion' | 'navigation' | 'pendingActions'>,
  user: User | null,
  texts: () => typeof sessionMessages,
): void => {
  if (!user || navigation.leaving() || !environment.session.get(signedInKey)) return
  environment.session.remove(signedInKey)
  if (pendingActions.$action.get()) return
  liveRegion.announce(texts().signedInAs({ name: readerName(user) }))
}

/** The failure of a sign-in whose session is not there afterwards. The console names the finding. */
export const sessionMissing = ({
  environment,
  settings,
}: Pick<SessionCore, 'environment' | 'settings'>): Failure => {
  const finding: FindingName = 'session-missing'
  environment.warn(
    `readProfile: GET ${settings.apiBase}user/profile answers for a guest after a sign-in (${finding})`,
  )
  return { kind: 'unkept' }
}
