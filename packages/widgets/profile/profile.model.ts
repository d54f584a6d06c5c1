import type { User } from '@bindery/contract/user.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import { readAddresses } from '@bindery/state/address.ts'
import type { Result } from '@bindery/state/failure.ts'
import { createForm } from '@bindery/state/form.ts'
import type { Problem } from '@bindery/state/problem.ts'
import {
  basisOf,
  type ProfileBasis,
  type ProfileInput,
  updateProfile,
} from '@bindery/state/profile-update.ts'
import type { Outcome } from '@bindery/state/reader-verb.ts'
import type { State } from '@bindery/state/state.ts'
import { askForReader, whyUnknown } from '@bindery/state/unknown-reader.ts'
import { atom } from 'nanostores'
import {
  emptyDraft,
  followed,
  freshDraft,
  offered,
  type ProfileDraft,
  settled,
} from './profile.draft.ts'
import { type Fact, factsOf, type KnownAddresses } from './profile.facts.ts'
import { type ProfileWords, profileMessages } from './profile.messages.ts'
import { changesOf, faultsOf, hasChanges, type ProfileValues } from './profile.values.ts'

export interface ProfileForm extends ProfileDraft {
  readonly step: 'filling' | 'sending'
  /** Whose form it is; another reader's is another form. */
  readonly reader: string
  readonly problem: Problem | null
  readonly news: 'saved' | 'unchanged' | null
  readonly facts: readonly Fact[]
  validate(values: ProfileValues): ProfileValues
  submit(values: ProfileValues): Promise<void>
  type(values: ProfileValues): void
  choose(whose: 'mine' | 'theirs'): void
}

/** `why`: it could not be known whether it is one. */
export type ProfilePicture = { readonly step: 'guest'; readonly why: string | null } | ProfileForm
export type ProfileView = ProfilePicture & { readonly words: ProfileWords; signIn(): void }

/** What is known of the reader whose form it is. */
interface Owner {
  readonly user: User
  readonly basis: ProfileBasis
}

/** The profile of the reader. Until it is known who reads: null. */
export const createProfileModel = (
  state: State,
  host: Host<Record<never, never>>,
): Model<ProfileView> => {
  const { intent, session, settings } = state
  const $words = state.messages.define('profile', profileMessages)
  const form = createForm(() => $words.get().unreachable)
  let owner: Owner | null = null
  let draft = emptyDraft
  let news: ProfileForm['news'] = null
  let addresses: KnownAddresses = null
  let outcome: Outcome | null = null

  const lookUpAddresses = async (reader: string) => {
    addresses = null
    const answer = await readAddresses(state)
    if (owner?.basis.reader !== reader) return
    addresses = answer.ok ? answer.addresses : 'failed'
    paint()
  }
  const send = (call: () => Promise<Result>) =>
    form.send(
      call,
      async (failure) => {
        const { profileProblem } = await import('./profile.problem.ts')
        return profileProblem(failure, state, draft.clashes)
      },
      (here) => {
        if (!here) return
        draft = { ...draft, clashes: [] }
        news = 'saved'
        form.restart()
        paint()
      },
    )
  /** What was begun before signing in again has ended: well, or it is offered again. */
  const conclude = () => {
    const ended = intent.$outcome.get()
    if (!owner || ended === outcome) return
    outcome = ended
    if (ended?.kind !== 'profile') return
    const { failure } = ended
    if (failure) draft = offered(draft, ended.data as ProfileInput, owner.basis)
    void send(async () => (failure ? { ok: false, failure } : { ok: true }))
  }
  // One function for each reader: a form that is handed another one starts anew.
  const typeAs =
    (reader: string): ProfileForm['type'] =>
    (values) => {
      // The form of a reader who has left may still tell its values: they are dropped.
      if (owner?.basis.reader !== reader) return
      draft = { ...draft, values }
      if (news === null) return
      news = null
      paint()
    }
  let type = typeAs('')
  const follow = (user: User, modified: string) => {
    const basis = basisOf(user, modified)
    const same = owner?.basis.reader === basis.reader ? owner : null
    draft = same ? followed(draft, same.basis, basis) : freshDraft(draft, basis)
    if (!same) {
      type = typeAs(basis.reader)
      void lookUpAddresses(basis.reader)
    }
    owner = { user, basis }
    conclude()
  }
  const forget = () => {
    owner = null
    draft = emptyDraft
    news = null
    addresses = null
    form.restart()
    // Another reader may be there already.
    heed()
  }

  const formOf = ({ user, basis }: Owner): ProfileForm => {
    const words = $words.get()
    const stage = form.$stage.get()
    const mine = () => owner?.basis.reader === basis.reader
    return {
      step: stage.step === 'sending' ? 'sending' : 'filling',
      problem: stage.step === 'filling' ? stage.problem : null,
      reader: basis.reader,
      ...draft,
      news,
      facts: factsOf(user, addresses, words, settings.locale),
      validate: (values) => faultsOf(values, basis, words),
      type,
      submit: async (values) => {
        if (!mine()) return
        draft = { ...draft, values }
        const input = changesOf(values, basis)
        news = hasChanges(input) ? null : 'unchanged'
        paint()
        if (news) return
        await send(() => updateProfile(state, { ...input, basis }, { from: host.element }))
      },
      choose: (whose) => {
        draft = settled(draft, whose)
        form.restart()
        paint()
      },
    }
  }
  const picture = (): ProfilePicture | null => {
    const now = session.$session.get()
    const why = whyUnknown(state)
    // Nothing is drawn while it is not known who reads (yet, or while another tab changes it); a failure to
    // find out is another thing.
    if (now.status === 'unknown' && why === null) return null
    // Of a reader who may have left nothing is shown; what they have typed is kept for them.
    return owner && why === null ? formOf(owner) : { step: 'guest', why }
  }
  const signIn = () => void askForReader(state, host.element)
  const $view = atom<ProfileView | null>(null)
  const paint = () => {
    const now = picture()
    $view.set(now && { ...now, words: $words.get(), signIn })
  }
  const heed = () => {
    const now = session.$session.get()
    if ('user' in now) follow(now.user, now.modified)
    paint()
  }
  const offs = [
    session.$departures.listen(forget),
    session.$session.subscribe(heed),
    intent.$outcome.listen(() => {
      conclude()
      paint()
    }),
    form.$stage.listen(paint),
    $words.listen(paint),
  ]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
    },
  }
}
