import type { Passkey } from '@bindery/contract/passkey.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import type { Failure } from '@bindery/state/failure.ts'
import { createForm } from '@bindery/state/form.ts'
import { addPasskey, listPasskeys, passkeyDevice, removePasskey } from '@bindery/state/passkey.ts'
import type { Problem } from '@bindery/state/problem.ts'
import { readerId, readerOf } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { passkeysMessages } from './passkeys.messages.ts'
import type { PasskeyRow, PasskeysPicture, PasskeysProps, PasskeysView } from './passkeys.view.ts'

const problemFor = async (failure: Failure, state: State): Promise<Problem> => {
  const [{ passkeyProblemOf }, { problemOf }] = await Promise.all([
    import('@bindery/state/passkey-problem.ts'),
    import('@bindery/state/problem.ts'),
  ])
  return passkeyProblemOf(failure, state) ?? problemOf(failure, state, { fields: ['name'] })
}

const isCancelled = (failure: Failure) =>
  failure.kind === 'passkey' && (failure.why === 'cancelled' || failure.why === 'stopped')

/** The passkeys of the reader, for as long as there is one and the setting `passkeys` is on. */
export const createPasskeysModel = (state: State, _host: Host<object>): Model<PasskeysView> => {
  const { environment, session, settings, status } = state
  const $words = state.messages.define('passkeys', passkeysMessages)
  const unreachable = (): Problem => ({ message: $words.get().unreachable, fields: {} })
  const explain = (failure: Failure) => problemFor(failure, state).catch(unreachable)
  const form = createForm(() => $words.get().unreachable)
  const date = new Intl.DateTimeFormat(settings.locale ?? 'en', { dateStyle: 'long' })
  const $view = atom<PasskeysView | null>(null)

  let owner: string | null = null
  /** Whose name may have been typed. */
  let typist: string | null = null
  /** The question that is under way; what belongs to one before it is dropped. */
  let round = 0
  let passkeys: readonly Passkey[] | Problem | null = null
  let barred: string | null = null
  let own = { asked: null as string | null, removing: false, removal: null as Problem | null }
  let note: string | null = null
  let stop = new AbortController()

  const rowOf = ({ id, name, createdDate, lastUsedDate }: Passkey): PasskeyRow => {
    const words = $words.get()
    return {
      id,
      name: name || words.unnamed,
      added: words.added({ date: date.format(new Date(createdDate)) }),
      used: lastUsedDate ? words.used({ date: date.format(new Date(lastUsedDate)) }) : words.unused,
    }
  }
  const picture = (): PasskeysPicture => {
    if (!passkeys) return { step: 'loading' }
    if ('fields' in passkeys) return { step: 'failed', problem: passkeys }
    const stage = form.$stage.get()
    return {
      step: 'list',
      rows: passkeys.map(rowOf),
      ...own,
      note,
      barred,
      problem: stage.step === 'filling' ? stage.problem : null,
      sending: stage.step === 'sending',
    }
  }
  const paint = () => {
    if (owner === null) return $view.set(null)
    const { draft } = form
    $view.set({ ...picture(), words: $words.get(), drafts: form.drafts(), draft, ...verbs })
  }

  /** The session may have ended meanwhile: the reader is asked to sign in again, unless another one is here. */
  const heed = (failure: Failure, mine: number) => {
    if (failure.kind === 'signed-out' && mine === round) session.expired()
  }
  /** @param again it was pressed: nobody is asked to sign in who only came by */
  const load = async (again = false) => {
    round += 1
    const mine = round
    // The button that asks again stays until it is known.
    if (!passkeys || !('fields' in passkeys)) passkeys = null
    paint()
    const answer = await listPasskeys(state)
    if (again && !answer.ok) heed(answer.failure, mine)
    const found = answer.ok ? answer.passkeys : await explain(answer.failure)
    const device = await passkeyDevice(environment)
    const bars = device && device.access !== 'there' ? device.access : null
    const bar = bars ? await explain({ kind: 'passkey', why: bars }) : null
    if (mine !== round) return
    passkeys = found
    barred = bar?.message ?? null
    paint()
  }
  const change = (next: Partial<typeof own>, said: string | null = null) => {
    own = { ...own, ...next }
    note = said
    if (said) status.announce(said)
    paint()
  }
  const verbs: Omit<PasskeysProps, 'words' | 'drafts' | 'draft'> = {
    retry: () => load(true),
    ask: (asked) => change({ asked, removal: null }),
    add: (values) => {
      const mine = round
      let added: Passkey | null = null
      change({ asked: null, removal: null })
      return form.send(
        async () => {
          const { name = '' } = values
          const answer = await addPasskey(state, name.trim(), stop.signal)
          if (answer.ok) added = answer.passkey
          else heed(answer.failure, mine)
          return !answer.ok && isCancelled(answer.failure) ? { ok: true } : answer
        },
        (failure) => problemFor(failure, state),
        () => {
          if (mine !== round || !passkeys || 'fields' in passkeys) return
          if (added) {
            passkeys = [...passkeys, added]
            form.forget()
          }
          form.restart()
          change({}, added ? $words.get().wasAdded : $words.get().wasNotAdded)
        },
      )
    },
    remove: async () => {
      const gone = passkeys && !('fields' in passkeys) ? passkeys : []
      const passkey = gone.find(({ id }) => id === own.asked)
      if (!passkey || own.removing) return
      const mine = round
      change({ removing: true, removal: null })
      const answer = await removePasskey(state, passkey)
      if (!answer.ok) heed(answer.failure, mine)
      // Already removed elsewhere: that is what was wanted.
      const done =
        answer.ok || ('code' in answer.failure && answer.failure.code === 'passkey_unknown')
      const removal = answer.ok || done ? null : await explain(answer.failure)
      if (mine !== round || !passkeys || 'fields' in passkeys) return
      if (done) passkeys = passkeys.filter(({ id }) => id !== passkey.id)
      change({ asked: null, removing: false, removal }, done ? $words.get().wasRemoved : null)
    },
  }

  const follow = () => {
    const reader = readerOf(session.$session.get())
    const id = reader && readerId(reader)
    if (id === owner) return
    owner = id
    round += 1
    stop.abort()
    stop = new AbortController()
    // Of a session that ended by itself what was typed is still wanted, until another reader comes.
    if (id !== null && id !== typist) form.forget()
    typist = id ?? typist
    form.restart()
    own = { asked: null, removing: false, removal: null }
    note = null
    passkeys = null
    if (id === null) paint()
    else void load()
  }
  if (!settings.passkeys) {
    environment.warn('<bindery-passkeys>: the setting "passkeys" is off, so it shows nothing.')
    return { $view, destroy: () => {} }
  }
  const leave = () => {
    form.forget()
    paint()
  }
  const offs = [
    session.$session.subscribe(follow),
    session.$departures.listen(leave),
    form.$stage.listen(paint),
    $words.listen(paint),
  ]
  return {
    $view,
    destroy: () => {
      round += 1
      stop.abort()
      for (const off of offs) off()
    },
  }
}
