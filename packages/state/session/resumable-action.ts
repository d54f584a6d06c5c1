import type { Call } from '../client/call.ts'
import type { Refusal, Result } from '../client/failure.ts'
import type { MessageBook } from '../messages/book.ts'
import type { ActionOptions, SessionCore } from './session.ts'

/** The tools that `run` of an action gets. */
export interface ActionTools {
  /** Answers `signed-out` once another reader has taken over. */
  readonly call: Call
  /** Its `load` answers with a guest once another reader has taken over. */
  readonly core: SessionCore
  /** Whether another reader has taken over since the action was requested. */
  readerChanged(): boolean
}

/**
 * An action that only a signed-in reader can do. If the session turns out to have ended, the action is
 * stored for this tab (30 minutes at most, cleared at sign-out) and the modal opens, once, naming it.
 * After sign-in it runs once, across the reload; another reader is asked first (case 4).
 */
export interface ResumableAction<I, O extends object = object> {
  /** Its key in `resumableActions`. */
  readonly kind: string
  /** The action in words for the modal: 'Save your profile'. */
  name(book: MessageBook, input: I): string
  /**
   * The part of the input that may lie in the tab's storage, as JSON. null stores nothing, and the reader
   * repeats the action by hand. Never a password, a token or a card: any script of the page can read it.
   */
  serialize(input: I): unknown
  /** Reads what `serialize` wrote. null if it is not valid input: another version may have written it. */
  parse(stored: unknown): I | null
  run(tools: ActionTools, input: I, options: ActionOptions): Promise<Result<O>>
  /** Announced when the action has run after sign-in; '' if the action announces its result itself. */
  successText(book: MessageBook, input: I): string
  /** Announced when the server refuses the resumed action; null where the general text fits. */
  refusalText?(book: MessageBook, refusal: Refusal): string | null
  /** The part of the answer that a waiting tag shows. */
  result?(answer: O): unknown
}

/** The parts of a resumable action that stores nothing: its form offers the typed input again. */
export const notStored = {
  name: () => '',
  serialize: () => null,
  parse: () => null,
  successText: () => '',
} as const
