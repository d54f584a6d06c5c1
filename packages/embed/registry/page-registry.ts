import type { State } from '@bindery/state/state.ts'
import type { BinderyKit } from '../kit/kit-types.ts'
import type { Opens } from './manifest.ts'

/**
 * Shared by all copies of the kit on a page, at `globalThis[Symbol.for('bindery')]`. The first copy of the
 * script writes it and owns the state; later copies read it. Copies of different versions share it, so
 * its member names never change.
 */
export interface PageRegistry {
  /** Version of the copy that owns the state. */
  version: string
  /** The known tags, of all copies. */
  tags: string[]
  /**
   * Loads the owner's extra tags into `tags`, with what each tag may open. Missing in @bindery/react, which has all
   * its tags.
   */
  rest?(): Promise<{ readonly opens: Opens }>
  /** Fetches the code of a tag without running it. Missing in @bindery/react, too. */
  preload?(tag: string): void
  /** The query for the retry of a failed chunk. Missing in @bindery/react, whose chunks the application loads. */
  next?(): string
  /** The owner's script element: its `data-*` are settings. Null if the kit was imported. */
  script: HTMLOrSVGScriptElement | null
  /** `window.bindery`. The loader creates it; the core adds most members. */
  kit: BinderyKit
  /** Loads and defines a tag. Never rejects: a failure dispatches `bindery-error` and logs a console line. */
  load(tag: string): Promise<boolean>
  /** The core sets it. */
  core?: CoreHandlers
  state?: State
  /** The inspector sets it while its panel is open. */
  closeInspector?: (() => void) | undefined
  /** The file of the stand-in reader sets it: what starts the stand-in. */
  startStandIn?: unknown
}

/** What the loader delegates to the core, to stay small. */
export interface CoreHandlers {
  /** Warns once of a tag that nothing on the page defines, with the nearest known name. */
  unknown(tag: string): void
  /** Warns once of an invalid `load` attribute. */
  badLoad(tag: string, value: string): void
  /**
   * Opens a screen of the auth modal. Rejects if its code cannot be loaded.
   * @param screen as the link names it; without a link, the URL's hash
   */
  open(screen: string, link?: HTMLElement): Promise<void>
  /**
   * Repeats a click on the fallback of a tag that was not loaded yet.
   * @param loaded false if the tag could not be loaded; the reader then sees an error
   */
  replay(element: Element, clicked: Element, loaded: boolean): void
}

const key: unique symbol = Symbol.for('bindery') as never

/** Holds the registry. Members may be missing: tests provide only a state. */
const registryScope = globalThis as { [key]?: Partial<PageRegistry> }

/** The registry that the first copy of the kit has written; undefined before that. */
export const readRegistry = (): Partial<PageRegistry> | undefined => registryScope[key]

/** Adds members to the registry. Keeps those of others, such as a state that a test has provided. */
export function writeRegistry(members: Partial<PageRegistry>): PageRegistry {
  const registry = Object.assign(registryScope[key] ?? {}, members)
  registryScope[key] = registry
  return registry as PageRegistry
}
