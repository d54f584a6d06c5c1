import type { User } from '@bindery/contract/user.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import type { Screen } from '@bindery/state/auth.ts'
import type { SessionState } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import { tierOf } from '@bindery/state/tier.ts'
import { atom } from 'nanostores'
import { type AccountWords, accountMessages } from './account.messages.ts'

export interface AccountAttributes {
  readonly returnPath: string | undefined
}

/** Whom the menu is for. */
export type AccountPicture =
  | {
      readonly reader: 'guest'
      /** What has to be said of a sign-out that did not reach the server. */
      readonly told: string | null
    }
  | {
      readonly reader: 'known'
      readonly name: string
      /** What the reader's tier is called; null for whoever has none. */
      readonly caption: string | null
      /** The panel is open. */
      readonly open: boolean
    }

export interface AccountProps {
  readonly words: AccountWords
  /** Where the links of the panel lead. */
  readonly myLibrary: string
  readonly toAccount: string
  request(screen: Screen): void
  /** The panel has been opened or closed, by the reader or by the browser. */
  toggled(open: boolean): void
  signOut(): void
  /** Takes away what was said of the sign-out. */
  dismiss(): void
}

export type AccountView = AccountPicture & AccountProps

const nameOf = ({ displayName, firstName, lastName, emailAddress, username }: User): string =>
  displayName.trim() || `${firstName} ${lastName}`.trim() || emailAddress || username

const pictureOf = (
  now: SessionState,
  open: boolean,
  told: string | null,
): AccountPicture | null => {
  if ('user' in now) {
    const { user } = now
    const caption = now.status === 'subscribers' ? (tierOf(user)?.caption ?? null) : null
    return { reader: 'known', name: nameOf(user), caption, open }
  }
  // While it is not known who reads, nothing is drawn. When it could not be found out, a guest's buttons
  // are a way on.
  return now.status === 'guest' || now.failure ? { reader: 'guest', told } : null
}

/** The header's account menu. Nothing is drawn until it is known who reads. */
export const createAccountModel = (
  state: State,
  host: Host<AccountAttributes>,
): Model<AccountView> => {
  const { auth, overlays, session } = state
  const $words = state.messages.define('account', accountMessages)
  let told: string | null = null
  let giveBack: (() => void) | undefined

  const toggled = (open: boolean) => {
    if (open === !!giveBack) return
    giveBack?.()
    giveBack = open
      ? overlays.open({ id: host.id, kind: 'flyout', close: () => toggled(false) })
      : undefined
    paint()
  }
  const verbs = {
    toggled,
    request: (screen: Screen) => void auth.request({ screen }, host.element)?.catch(() => {}),
    dismiss: () => {
      told = null
      paint()
    },
    signOut: () => {
      toggled(false)
      const { returnPath } = host.$attributes.get()
      const options = { from: host.element, ...(returnPath ? { returnTo: returnPath } : {}) }
      void session.signOut(options).then(({ ok }) => {
        told = ok ? null : $words.get().offline
        paint()
      })
    },
  }

  const view = (): AccountView | null => {
    const now = pictureOf(session.$session.get(), !!giveBack, told)
    const { myLibrary, account: toAccount } = state.settings.paths
    return now && { ...now, ...verbs, words: $words.get(), myLibrary, toAccount }
  }

  const $view = atom<AccountView | null>(null)
  const paint = () => $view.set(view())
  const offs = [
    session.$session.subscribe(() => {
      if (!('user' in session.$session.get())) toggled(false)
      else told = null
      paint()
    }),
    $words.listen(paint),
  ]
  return {
    $view,
    destroy: () => {
      toggled(false)
      for (const off of offs) off()
    },
  }
}
