import type { OwnProfileChoices } from '@bindery/contract/profile-choices.ts'
import type { User } from '@bindery/contract/user.ts'
import { createView, type Host, type Model } from '@bindery/element/host.ts'
import {
  basisOf,
  type ProfileBasis,
  type ProfileInput,
  updateProfile,
} from '@bindery/state/account/profile-update.ts'
import type { Result } from '@bindery/state/client/failure.ts'
import type { Problem } from '@bindery/state/client/problem.ts'
import { createForm } from '@bindery/state/page/form.ts'
import type { Outcome } from '@bindery/state/session/pending-action.ts'
import { requestSignIn, sessionErrorText } from '@bindery/state/session/session-error.ts'
import type { State } from '@bindery/state/state.ts'
import { type ProfileWords, profileMessages } from './profile.messages.ts'
import {
  emptyDraft,
  freshDraft,
  type ProfileDraft,
  rebasedDraft,
  resolvedDraft,
  resumedDraft,
} from './profile-draft.ts'
import { type Fact, factsOf, type KnownAddresses } from './profile-facts.ts'
import { profileProblem } from './profile-problem.ts'
import {
  changedFields,
  hasChanges,
  type ProfileValues,
  validationErrors,
} from './profile-values.ts'

export interface ProfileForm extends ProfileDraft {
  readonly step: 'filling' | 'sending'
  /** The reader's key. Another reader gets another form. */
  readonly reader: string
  readonly problem: Problem | null
  readonly notice: 'saved' | 'unchanged' | null
  readonly facts: readonly Fact[]
  /** The site's own choices. */
  readonly choices: OwnProfileChoices
  validate(values: ProfileValues): ProfileValues
  submit(values: ProfileValues): Promise<void>
  saveDraft(values: ProfileValues): void
  choose(whose: 'mine' | 'theirs'): void
}

/** `sessionError`: the session check has failed, so the reader may be no guest. */
export type ProfileStep =
  | { readonly step: 'guest'; readonly sessionError: string | null }
  | ProfileForm
export type ProfileView = ProfileStep & {
  readonly words: ProfileWords
  signIn(): void
  /** Checks the session again, after a failed check. */
  retry(): Promise<unknown>
}

/** The reader whose form it is. */
interface Owner {
  readonly user: User
  readonly basis: ProfileBasis
}

/** The form of the reader's profile. The view is null until the session is known. */
export const createProfileModel = (
  state: State,
  host: Host<Record<never, never>>,
): Model<ProfileView> => {
  const { pendingActions, session, settings } = state
  const $words = state.messages.define('profile', profileMessages)
  const form = createForm(() => $words.get().unreachable)
  let owner: Owner | null = null
  let draft = emptyDraft
  let notice: ProfileForm['notice'] = null
  let addresses: KnownAddresses = null
  let outcome: Outcome | null = null

  const loadAddresses = async (reader: string) => {
    addresses = null
    const result = await state.server.call('readAddresses', {})
    if (owner?.basis.reader !== reader) return
    addresses = result.ok ? result.data.addresses : 'failed'
    render()
  }
  const send = (call: () => Promise<Result>) =>
    form.send(
      call,
      (failure) => profileProblem(failure, state, draft.conflicts),
      (isCurrent) => {
        if (!isCurrent) return
        draft = { ...draft, conflicts: [] }
        notice = 'saved'
        form.restart()
        render()
      },
    )
  /** Shows how an update ended that sign-in has resumed. After a failure its values return to the form. */
  const onOutcome = () => {
    const latest = pendingActions.$outcome.get()
    if (!owner || latest === outcome) return
    outcome = latest
    if (latest?.kind !== 'profile') return
    const { failure } = latest
    if (failure) draft = resumedDraft(draft, latest.data as ProfileInput, owner.basis)
    void send(async () => (failure ? { ok: false, failure } : { ok: true }))
  }
  // A form with another callback starts anew, so the callback only changes with the reader.
  const saveDraftFor =
    (reader: string): ProfileForm['saveDraft'] =>
    (values) => {
      // A form reports its values once more when it unmounts. Those of a former reader are dropped.
      if (owner?.basis.reader !== reader) return
      draft = { ...draft, values }
      if (notice === null) return
      notice = null
      render()
    }
  let saveDraft = saveDraftFor('')
  const onUser = (user: User, modified: string) => {
    const basis = basisOf(user, modified)
    const previous = owner?.basis.reader === basis.reader ? owner : null
    draft = previous ? rebasedDraft(draft, previous.basis, basis) : freshDraft(draft, basis)
    if (!previous) {
      saveDraft = saveDraftFor(basis.reader)
      void loadAddresses(basis.reader)
    }
    owner = { user, basis }
    onOutcome()
  }
  const forget = () => {
    owner = null
    draft = emptyDraft
    notice = null
    addresses = null
    form.restart()
    // Another reader may be signed in already.
    onSession()
  }

  const formOf = ({ user, basis }: Owner): ProfileForm => {
    const words = $words.get()
    const stage = form.$stage.get()
    const isOwner = () => owner?.basis.reader === basis.reader
    return {
      step: stage.step === 'sending' ? 'sending' : 'filling',
      problem: stage.step === 'filling' ? stage.problem : null,
      reader: basis.reader,
      ...draft,
      notice,
      facts: factsOf(user, addresses, words, settings.locale),
      choices: settings,
      validate: (values) => validationErrors(values, basis, words),
      saveDraft,
      submit: async (values) => {
        if (!isOwner()) return
        draft = { ...draft, values }
        const input = changedFields(values, basis)
        notice = hasChanges(input) ? null : 'unchanged'
        render()
        if (notice) return
        await send(() => updateProfile(state, { ...input, basis }, { from: host.element }))
      },
      choose: (whose) => {
        draft = resolvedDraft(draft, whose)
        form.restart()
        render()
      },
    }
  }
  const stepState = (): ProfileStep | null => {
    const current = session.$session.get()
    const sessionError = sessionErrorText(state)
    // While the session is unknown (at first, or while another tab changes it) nothing is rendered. A failed
    // check renders an error.
    if (current.status === 'unknown' && sessionError === null) return null
    // After a failed check the reader may have changed: hide the form, but keep the draft.
    return owner && sessionError === null ? formOf(owner) : { step: 'guest', sessionError }
  }
  const signIn = () => void requestSignIn(state, host.element)
  const view = (): ProfileView | null => {
    const step = stepState()
    return step && { ...step, words: $words.get(), signIn, retry: session.refresh }
  }
  const onSession = () => {
    const current = session.$session.get()
    if ('user' in current) onUser(current.user, current.modified)
    render()
  }
  const offs = [
    session.$readerChanges.listen(forget),
    session.$session.listen(onSession),
    pendingActions.$outcome.listen(() => {
      onOutcome()
      render()
    }),
  ]
  const { render, ...model } = createView([form.$stage, $words], view, ...offs)
  onSession()
  return model
}
