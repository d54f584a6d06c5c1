import type { State } from '@bindery/state/state.ts'
import type { Kit } from './kit.ts'

/**
 * What all copies of the kit on a page share, at `globalThis[Symbol.for('bindery')]`: the first
 * copy of the script writes it and owns the state, later ones find it.
 */
export interface BinderyRecord {
  /** Of the copy that owns the state. */
  version: string
  /** The tags that some copy on this page can load: those of the owner's that it knows so far. */
  tags: string[]
  /** Completes `tags`. Missing where the tags came with an application. */
  rest?(): Promise<unknown>
  /**
   * The suffix under which a chunk that has failed is asked for again. Missing where the kit has no chunks
   * of its own (@bindery/react).
   */
  next?(): string
  /** The script element of the owner: its `data-*` are settings. Null when the kit was imported. */
  script: HTMLOrSVGScriptElement | null
  /** `window.bindery`; the loader makes it, the core adds the rest of its members. */
  kit: Kit
  /** Fetches and defines a tag. Never rejects: a failure is told by event and console line. */
  load(tag: string): Promise<boolean>
  /** Set by the core. */
  core?: CoreDuties
  state?: State
}

/** What the loader leaves to the core, to stay small. */
export interface CoreDuties {
  /** A tag that nothing on the page defines: one console line, with the nearest name. */
  unknown(tag: string): void
  /** What a tag says in `load` is no way to load it: one console line. */
  badLoad(tag: string, value: string): void
  /**
   * Opens a screen of the auth modal for a link, or for the address where none is given. Rejects when
   * the code for it cannot be had.
   */
  open(asked: string, link?: HTMLElement): Promise<void>
  /**
   * A click on the fallback of a tag that was still on its way: done again on the real thing, if that is here;
   * else it is said that it is not.
   */
  replay(element: Element, clicked: Element, here: boolean): void
}

const key: unique symbol = Symbol.for('bindery') as never

/** The record's place. Members may be missing: tests provide a state and no more. */
export const scope = globalThis as { [key]?: Partial<BinderyRecord> }

/** What the first copy of the kit on this page has written; undefined before. */
export const readRecord = (): Partial<BinderyRecord> | undefined => scope[key]

/** Keeps what is there already (a state that a test or an application has provided). */
export function writeRecord(members: Partial<BinderyRecord>): BinderyRecord {
  const record = Object.assign(scope[key] ?? {}, members)
  scope[key] = record
  return record as BinderyRecord
}
