/** What a reader does, step by step, and what must be heard at each. */
import type { Step } from '../engines/sight.ts'
import type { Listener } from './listener.ts'

export interface HeardStep {
  /** What the reader does: a heading of the transcript. */
  readonly does: string
  readonly act: (reader: Listener) => Promise<unknown>
  /**
   * Parts of what the screen reader says, in this order. Each is in one utterance only. Further utterances may
   * stand around them: Orca says more or less of a page's surroundings from run to run.
   */
  readonly hears: readonly string[]
  /** The screen reader says nothing at this step, and is not meant to. */
  readonly isSilent?: boolean
  /** A dialog that has opened: its title and some of its controls. Firefox's accessibility tree must have them. */
  readonly opens?: readonly [title: string, ...controls: Step[]]
}

export interface HeardJourney {
  /** The page where the reader starts. */
  readonly path: string
  /** The seeded account of a reader who is signed in already. */
  readonly account?: string
  readonly steps: readonly HeardStep[]
}

/** By title. */
export type HeardJourneys = Readonly<Record<string, HeardJourney>>

/** The file of a journey's transcript. */
export const transcriptFile = (title: string): string =>
  `docs/heard/${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.txt`
