import type { Screen } from '@bindery/state/auth.ts'
import type { MessageBook } from '@bindery/state/messages.ts'
import type { Paths } from '@bindery/state/paths.ts'
import type { Problem } from '@bindery/state/problem.ts'
import type { Values } from '@bindery/ui/form-rules.ts'
import type { ComponentType } from 'react'
import type { AuthWords } from './auth.messages.ts'
import type { ReturningWords } from './returning.messages.ts'
import type { PasskeyStage } from './returning-passkey.ts'

/** What the auth modal shows. */
export type AuthPicture =
  | { readonly step: 'closed' }
  /** Another reader than the one who wished for it has signed in: shall it be done for this one? */
  | { readonly step: 'asking'; readonly wish: string }
  | { readonly step: 'filling'; readonly screen: Screen; readonly problem: Problem | null }
  | { readonly step: 'sending'; readonly screen: Screen }
  | { readonly step: 'sent'; readonly screen: 'forgot-password' }

/** What every screen is told, beside where it is. */
export interface AuthProps {
  readonly words: AuthWords
  /** Where a screen that comes later finds its own words. */
  readonly book: MessageBook
  readonly paths: Paths
  /** Why the reader is asked, in words: what the session ended for, what somebody wanted to save. */
  readonly reasons: readonly string[]
  /** The captcha is on: the reader is told so. */
  readonly captcha: boolean
  /** What the fields show at first, by name: what was typed before. */
  readonly drafts: Values
  /** The opt-in box is ticked from the start; known late where the country is. */
  readonly optIn: boolean
  /** null: only the plain sign-in screen. undefined: not known yet whether there is more. */
  readonly returning: Returning | null | undefined
  go(screen: Screen): void
  close(): void
  /** Sends the form; settles when it is answered. */
  submit(values: Values): Promise<void>
  draft(values: Values): void
  /** The code of the screen cannot be had: back to sign-in, which says so; a reader is not led there. */
  lost(): void
  /** Answers the question of `asking`. */
  answer(yes: boolean): void
  /** Pointer or focus is on a message that would go away by itself. */
  hold(on: boolean): void
}

/** What the screen sign-in has for whoever was here before. */
export interface Returning {
  /** Draws it. */
  readonly Screen: ComponentType<{ view: ScreenView }>
  readonly words: ReturningWords
  /** The e-mail that this browser remembers; null: none. */
  readonly email: string | null
  /** null: nobody signs in with a passkey here. */
  readonly passkey: PasskeyStage | null
  /** Has the e-mail forgotten. */
  forget(): void
  /** Signs in with a passkey. */
  press(): unknown
}

export type AuthView = AuthPicture & AuthProps

/** One of the four screens is shown. */
export type ScreenView = Extract<AuthView, { readonly screen: Screen }>
