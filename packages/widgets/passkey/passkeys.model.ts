import type { Passkey } from '@bindery/contract/passkey.ts'
import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { passkeyProblemOf } from '@bindery/state/account/passkey-problem.ts'
import {
  addPasskey,
  listPasskeys,
  passkeyDevice,
  removePasskey,
} from '@bindery/state/account/passkeys.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import { loadProblem } from '@bindery/state/client/load-problem.ts'
import type { Problem } from '@bindery/state/client/problem.ts'
import { createForm } from '@bindery/state/page/form.ts'
import { readerId, readerOf } from '@bindery/state/session/session.ts'
import type { State } from '@bindery/state/state.ts'
import type { Values } from '@bindery/ui/form/form-rules.ts'
import { type PasskeysWords, passkeysMessages } from './passkey.messages.ts'

/** A passkey as an item of the list. */
export interface PasskeyRow {
  readonly id: string
  readonly name: string
  readonly added: string
  readonly used: string
}

export type PasskeysStep =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly problem: Problem }
  | {
      readonly step: 'list'
      readonly rows: readonly PasskeyRow[]
      /** The passkey whose removal the reader is asked to confirm. */
      readonly confirming: string | null
      readonly removing: boolean
      /** Why a removal failed. */
      readonly removalProblem: Problem | null
      /** What has happened, if it is no error. */
      readonly notice: string | null
      /** Why this browser cannot add a passkey; null if it can. */
      readonly unavailable: string | null
      readonly problem: Problem | null
      readonly sending: boolean
    }

export interface PasskeysProps {
  readonly words: PasskeysWords
  readonly drafts: Values
  retry(): Promise<void>
  add(values: Values): Promise<void>
  draft(values: Values): void
  /** Asks the reader to confirm the removal of a passkey; null cancels. */
  confirm(id: string | null): void
  /** Removes the confirmed passkey. */
  remove(): Promise<void>
}

export type PasskeysView = PasskeysStep & PasskeysProps

const problemFor = async (failure: Failure, state: State): Promise<Problem> =>
  passkeyProblemOf(failure, state) ?? loadProblem(failure, state, { fields: ['name'] })

const isCancelled = (failure: Failure) =>
  failure.kind === 'passkey' && (failure.why === 'cancelled' || failure.why === 'stopped')

/** The reader's passkeys. The view is null for a guest, and while the setting `passkeys` is off. */
export const createPasskeysModel = (state: State, _host: Host<object>): Model<PasskeysView> => {
  const { environment, session, settings, liveRegion } = state
  const $words = state.messages.define('passkeys', passkeysMessages)
  const unreachable = (): Problem => ({ message: $words.get().unreachable, fields: {} })
  const explain = (failure: Failure) => problemFor(failure, state).catch(unreachable)
  const form = createForm(() => $words.get().unreachable)
  const date = new Intl.DateTimeFormat(settings.locale ?? 'en', { dateStyle: 'long' })

  let owner: string | null = null
  /** The last signed-in reader, whom the draft belongs to. */
  let draftOwner: string | null = null
  /** Counts loads and changes of reader. A result of an earlier generation is dropped. */
  let generation = 0
  let passkeys: readonly Passkey[] | Problem | null = null
  let unavailable: string | null = null
  let removal = {
    confirming: null as string | null,
    removing: false,
    removalProblem: null as Problem | null,
  }
  let notice: string | null = null
  let controller = new AbortController()

  const rowOf = ({ id, name, createdDate, lastUsedDate }: Passkey): PasskeyRow => {
    const words = $words.get()
    return {
      id,
      name: name || words.unnamed,
      added: words.added({ date: date.format(new Date(createdDate)) }),
      used: lastUsedDate ? words.used({ date: date.format(new Date(lastUsedDate)) }) : words.unused,
    }
  }
  const stepState = (): PasskeysStep => {
    if (!passkeys) return { step: 'loading' }
    if ('fields' in passkeys) return { step: 'failed', problem: passkeys }
    const stage = form.$stage.get()
    return {
      step: 'list',
      rows: passkeys.map(rowOf),
      ...removal,
      notice,
      unavailable,
      problem: stage.step === 'filling' ? stage.problem : null,
      sending: stage.step === 'sending',
    }
  }
  const view = (): PasskeysView | null => {
    if (owner === null) return null
    const { draft } = form
    return { ...stepState(), words: $words.get(), drafts: form.drafts(), draft, ...actions }
  }

  /** Asks the reader to sign in again after the session has ended, unless another reader has signed in. */
  const checkSession = (failure: Failure, startedIn: number) => {
    if (failure.kind === 'signed-out' && startedIn === generation) session.expired()
  }
  /** @param isRetry the reader has pressed the button; otherwise nobody is asked to sign in */
  const load = async (isRetry = false) => {
    generation += 1
    const startedIn = generation
    // The retry button stays until the result is there.
    if (!passkeys || !('fields' in passkeys)) passkeys = null
    render()
    const result = await listPasskeys(state)
    if (isRetry && !result.ok) checkSession(result.failure, startedIn)
    const found = result.ok ? result.passkeys : await explain(result.failure)
    const device = await passkeyDevice(environment)
    const why = device && device.access !== 'there' ? device.access : null
    const problem = why ? await explain({ kind: 'passkey', why }) : null
    if (startedIn !== generation) return
    passkeys = found
    unavailable = problem?.message ?? null
    render()
  }
  const update = (changes: Partial<typeof removal>, newNotice: string | null = null) => {
    removal = { ...removal, ...changes }
    notice = newNotice
    if (newNotice) liveRegion.announce(newNotice)
    render()
  }
  const actions: Omit<PasskeysProps, 'words' | 'drafts' | 'draft'> = {
    retry: () => load(true),
    confirm: (confirming) => update({ confirming, removalProblem: null }),
    add: (values) => {
      const startedIn = generation
      let added: Passkey | null = null
      update({ confirming: null, removalProblem: null })
      return form.send(
        async () => {
          const { name = '' } = values
          const result = await addPasskey(state, name.trim(), controller.signal)
          if (result.ok) added = result.passkey
          else checkSession(result.failure, startedIn)
          return !result.ok && isCancelled(result.failure) ? { ok: true } : result
        },
        (failure) => problemFor(failure, state),
        () => {
          if (startedIn !== generation || !passkeys || 'fields' in passkeys) return
          if (added) {
            passkeys = [...passkeys, added]
            form.forget()
          }
          form.restart()
          update({}, added ? $words.get().wasAdded : $words.get().wasNotAdded)
        },
      )
    },
    remove: async () => {
      const known = passkeys && !('fields' in passkeys) ? passkeys : []
      const passkey = known.find(({ id }) => id === removal.confirming)
      if (!passkey || removal.removing) return
      const startedIn = generation
      update({ removing: true, removalProblem: null })
      const result = await removePasskey(state, passkey)
      if (!result.ok) checkSession(result.failure, startedIn)
      // An unknown passkey was removed elsewhere, so the removal counts as done.
      const done =
        result.ok || ('code' in result.failure && result.failure.code === 'passkey_unknown')
      const removalProblem = result.ok || done ? null : await explain(result.failure)
      if (startedIn !== generation || !passkeys || 'fields' in passkeys) return
      if (done) passkeys = passkeys.filter(({ id }) => id !== passkey.id)
      update(
        { confirming: null, removing: false, removalProblem },
        done ? $words.get().wasRemoved : null,
      )
    },
  }

  const onSession = () => {
    const reader = readerOf(session.$session.get())
    const id = reader && readerId(reader)
    if (id === owner) return
    owner = id
    generation += 1
    controller.abort()
    controller = new AbortController()
    // The draft outlives a session that ends by itself, until another reader signs in.
    if (id !== null && id !== draftOwner) form.forget()
    draftOwner = id ?? draftOwner
    form.restart()
    removal = { confirming: null, removing: false, removalProblem: null }
    notice = null
    passkeys = null
    if (id === null) render()
    else void load()
  }
  if (!settings.passkeys) {
    environment.warn(
      '<bindery-passkeys>: the setting "passkeys" is off, so the element shows nothing.',
    )
    return createView([], () => null)
  }
  const onReaderChange = () => {
    form.forget()
    render()
  }
  const offs = [
    session.$session.listen(onSession),
    session.$readerChanges.listen(onReaderChange),
    () => {
      generation += 1
      controller.abort()
    },
  ]
  const { render, ...model } = createView([form.$stage, $words], view, ...offs)
  onSession()
  return model
}
