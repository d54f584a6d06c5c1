import type { User } from '@bindery/contract/user.ts'
import type { ReadableAtom } from 'nanostores'

/** The four screens of the auth modal (spec accounts 2). */
export const screens = ['sign-in', 'registration', 'forgot-password', 'profile_settings'] as const
export type Screen = (typeof screens)[number]

export const isScreen = (value: unknown): value is Screen =>
  screens.some((screen) => screen === value)

export type AuthState =
  | { readonly step: 'closed' }
  | {
      readonly step: 'open'
      readonly screen: Screen
      /** Why the reader is asked, in words for the reader; null when there is no particular reason. */
      readonly reason: string | null
      readonly fromPaywall: boolean
    }

export interface AuthOptions {
  /** Left out: sign-in. Anything that is not a screen: registration. */
  readonly screen?: string
  readonly reason?: string
  readonly fromPaywall?: boolean
}

/** Whether the auth modal is open, and on which screen. */
export interface Auth {
  readonly $auth: ReadableAtom<AuthState>
  /**
   * Opens the modal (or changes the open one). The promise is the same until the modal closes:
   * it resolves with the reader, or rejects with a DismissedError.
   */
  open(options?: AuthOptions): Promise<User>
  /**
   * As `open`, but asks the page first: `bindery-sign-in-request {screen, reason}`, cancelable, is
   * sent from the element. When a listener cancels, nothing opens and null is returned.
   */
  request(options: AuthOptions, from?: EventTarget): Promise<User> | null
  /** @throws Error '{screen} is not a valid screen' */
  go(screen: string): void
  /** Closes; on profile_settings the page reloads. */
  close(): void
}
