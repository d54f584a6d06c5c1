/** Reads what the voice was given. */
import { readFileSync } from 'node:fs'
import type { VoiceEvent } from './voice.ts'

export interface Utterance {
  readonly words: string
  /** The language, where the voice has changed to it. */
  readonly language?: string
  /** A later utterance interrupted this one. */
  readonly isCut: boolean
}

/** The events of the voice, from a place in its file on. */
export const readVoice = (file: string, from = 0): VoiceEvent[] =>
  readFileSync(file)
    .subarray(from)
    .toString()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as VoiceEvent)

/** Turns events into utterances. Empty ones are left out. */
export function utterances(events: readonly VoiceEvent[]): Utterance[] {
  const all: Utterance[] = []
  let language: string | undefined
  for (const { kind, words } of events) {
    if (kind === 'language') language = words
    if (kind === 'begins' && words)
      all.push({ words, isCut: false, ...(language !== undefined && { language }) })
    if (kind === 'begins' && words) language = undefined
    const last = all.at(-1)
    if (kind === 'is cut' && last) all[all.length - 1] = { ...last, isCut: true }
  }
  return all
}

/** True if the voice is not in the middle of an utterance. */
export const isSilent = (events: readonly VoiceEvent[]): boolean =>
  events.filter(({ kind }) => kind !== 'language').at(-1)?.kind !== 'begins'
