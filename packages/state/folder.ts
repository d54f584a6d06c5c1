import type { Folder } from '@bindery/contract/folder.ts'
import type { ReadableAtom } from 'nanostores'
import type { Environment } from './environment.ts'
import type { Failure, Result } from './failure.ts'
import { createFolders } from './folder-control.ts'
import type { VerbOptions } from './session.ts'
import type { State } from './state.ts'

export type { Folder } from '@bindery/contract/folder.ts'

/** A folder as it is shown. */
export interface ListedFolder extends Folder {
  /** The server has not said yes yet. A new one has a stand-in for its id until then. */
  readonly pending?: boolean
}

/** `unknown` for a guest, until the server has said, and (with a failure) when it could not. */
export type FolderState =
  | { readonly status: 'unknown'; readonly failure?: Failure }
  | { readonly status: 'known'; readonly folders: readonly ListedFolder[] }

export interface FolderInput {
  readonly name: string
  /** Left out it stays what it is. */
  readonly description?: string
}

/** What is done to the folders; plain, so that it can be kept until the reader has signed in again. */
export type FolderChange =
  | ({ readonly act: 'create' } & FolderInput)
  | ({ readonly act: 'update'; readonly id: string } & FolderInput)
  | { readonly act: 'remove'; readonly id: string; readonly name: string }

/**
 * The folders of the reader (spec content 3, 4 and 7), once per page however many tags ask. 'My
 * Library' is none of them: its id is `allFolder` ('all') of `contract/folder-rule.ts`, where the
 * rules for names, slugs and read-only folders are.
 *
 * A change shows at once and is taken back when it is refused; the answer says why. Other tabs read
 * again. When the session has ended the change is kept and done once after signing in (ReaderVerb).
 * The same change called twice while it is under way is one request.
 *
 * What a server says of a refusal in words (errors[] or message) is the first of `failure.errors`.
 * Refusals: `folder_taken` (409), `folder_read_only`, `folder_unknown`, `invalid_fields`,
 * `refused_in_words`.
 */
export interface FolderStore {
  /** Oldest first. Asked for once there is a reader, when it is listened to; forgotten when they leave. */
  readonly $folders: ReadableAtom<FolderState>
  /** Asks again, for whoever was told of a failure. What was known stays until then. */
  load(): Promise<Result>
  create(input: FolderInput, options?: VerbOptions): Promise<Result<{ folder: Folder }>>
  update(
    input: FolderInput & { readonly id: string },
    options?: VerbOptions,
  ): Promise<Result<{ folder: Folder }>>
  /** What lies in the folder stays in My Library. */
  remove(id: string, options?: VerbOptions): Promise<Result>
}

export interface FolderControl extends FolderStore {
  /** How many readers have left. */
  era(): number
  /** The server has agreed to what was asked in that era: it is no guess any more. */
  agreed(change: FolderChange, folder: Folder | null, era: number | undefined): void
}

export type FolderPage = Pick<State, 'environment' | 'session' | 'online'>

const made = new WeakMap<Environment, FolderControl>()

/** The folders of the page. */
export const foldersOf = (page: FolderPage): FolderStore => {
  const known = made.get(page.environment) ?? createFolders(page)
  made.set(page.environment, known)
  return known
}

/**
 * For the verb, which may be done long after it was asked for: called when it begins; what it returns
 * is called when the server has agreed.
 */
export const agreement = (environment: Environment) => {
  const era = made.get(environment)?.era()
  return (change: FolderChange, folder: Folder | null) =>
    made.get(environment)?.agreed(change, folder, era)
}
