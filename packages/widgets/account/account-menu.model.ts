import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { tierOf } from '@bindery/state/account/tier.ts'
import type { Screen } from '@bindery/state/page/auth-modal.ts'
import { readerName, type SessionState } from '@bindery/state/session/session.ts'
import type { State } from '@bindery/state/state.ts'
import { type AccountWords, accountMessages } from './account.messages.ts'

export interface AccountAttributes {
  readonly returnPath: string | undefined
}

export type AccountStage =
  | {
      readonly reader: 'guest'
      /** The notice after a sign-out without a connection. */
      readonly notice: string | null
    }
  | {
      readonly reader: 'known'
      readonly name: string
      /** The name of the reader's tier; null without one. */
      readonly caption: string | null
      readonly open: boolean
    }

export interface AccountData {
  readonly words: AccountWords
  /** The addresses of the panel's links. */
  readonly myLibrary: string
  readonly toAccount: string
  request(screen: Screen): void
  /** The reader or the browser has opened or closed the panel. */
  toggled(open: boolean): void
  signOut(): void
  /** Removes the notice. */
  dismiss(): void
}

export type AccountView = AccountStage & AccountData

const stageOf = (now: SessionState, open: boolean, notice: string | null): AccountStage | null => {
  if ('user' in now) {
    const { user } = now
    const caption = now.status === 'subscribers' ? (tierOf(user)?.caption ?? null) : null
    return { reader: 'known', name: readerName(user), caption, open }
  }
  // An unknown session renders nothing. After a failure, the buttons of a guest are a way to sign in.
  return now.status === 'guest' || now.failure ? { reader: 'guest', notice } : null
}

/** The header's account menu. The view is null until the session is known. */
export const createAccountModel = (
  state: State,
  host: Host<AccountAttributes>,
): Model<AccountView> => {
  const { auth, overlays, session } = state
  const $words = state.messages.define('account', accountMessages)
  let notice: string | null = null
  let closeOverlay: (() => void) | undefined

  const toggled = (open: boolean) => {
    if (open === !!closeOverlay) return
    closeOverlay?.()
    closeOverlay = open
      ? overlays.open({ id: host.id, kind: 'flyout', close: () => toggled(false) })
      : undefined
    render()
  }
  const actions = {
    toggled,
    request: (screen: Screen) => void auth.request({ screen }, host.element)?.catch(() => {}),
    dismiss: () => {
      notice = null
      render()
    },
    signOut: () => {
      toggled(false)
      const { returnPath } = host.$attributes.get()
      const options = { from: host.element, ...(returnPath ? { returnTo: returnPath } : {}) }
      void session.signOut(options).then(({ ok }) => {
        notice = ok ? null : $words.get().offline
        render()
      })
    },
  }

  const view = (): AccountView | null => {
    const now = stageOf(session.$session.get(), !!closeOverlay, notice)
    const { myLibrary, account: toAccount } = state.settings.paths
    return now && { ...now, ...actions, words: $words.get(), myLibrary, toAccount }
  }

  const stopSession = session.$session.listen((now) => {
    if ('user' in now) notice = null
    else toggled(false)
  })
  const { render, ...model } = createView([session.$session, $words], view, stopSession, () =>
    toggled(false),
  )
  return model
}
