import type { MessageBook } from '../messages/book.ts'
import type { Settings } from '../settings/settings.ts'
import type { Refusal } from './failure.ts'

/** Words of a message that are a link. If `follow` is set, it replaces the navigation. */
export interface ProblemLink {
  readonly words: string
  readonly href: string
  follow?(): void
}

/** The error texts of a form, after a failed request. */
export interface Problem {
  /** For the form as a whole. */
  readonly message?: string
  /** The words of `message` that are a link. */
  readonly link?: ProblemLink
  /** A second link in `message`, after the first. */
  readonly otherLink?: ProblemLink
  /** The phone link, if the message names Customer Service and the settings have a number. */
  readonly call?: { readonly words: string; readonly href: string }
  /** The texts by field name. '' marks a field as invalid whose text is in `message`. */
  readonly fields: Readonly<Record<string, string>>
}

/** A message about the form as a whole. */
export const whole = (message: string): Problem => ({ message, fields: {} })

export interface ProblemOptions {
  /** The form's fields, by input name. Errors of other fields become the message of the form. */
  readonly fields: readonly string[]
  /** The feature's own rows of spec accounts 8. They come first. null falls back to the general texts. */
  own?(refusal: Refusal): Problem | null
}

/** Whether the number is plausible: a server may send minus five seconds by mistake. */
export const isSense = (value = -1): value is number => value >= 0 && value < 1e8

/** The parts of the state that `problemOf` needs. */
export interface ProblemState {
  readonly messages: MessageBook
  readonly settings: Pick<Settings, 'paths' | 'customerServicePhone'>
}
