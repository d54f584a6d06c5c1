/** docs/heard has what readers of a screen reader hear on each journey. */
import { type HeardJourneys, transcriptFile } from '../hear/journey.ts'
import { makesSense } from '../hear/judge.ts'
import type { Rule } from './project.ts'

/** A transcript that lacks a step of its journey, or words that the step expects, is of an older journey. */
const isStale = (text: string, title: string, { steps }: HeardJourneys[string]): boolean => {
  let rest = text.startsWith(`${title}\n`) ? text : ''
  for (const part of steps.flatMap(({ does, hears }) => [`\n${does}\n`, ...hears])) {
    const at = rest.indexOf(part)
    if (at < 0) return true
    rest = rest.slice(at)
  }
  return false
}

const isTranscript = (path: string) => /^docs\/heard\/.*\.txt$/.test(path)

/** Each utterance of each transcript is one that a reader can make sense of. */
export const transcriptsMakeSense: Rule = (files) =>
  files
    .filter(({ path }) => isTranscript(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => line.startsWith('    ') && line.trim() !== '(nothing)')
        .filter((line) => !makesSense(line))
        .map((line) => `${path}: “${line.trim()}” makes no sense to a reader`),
    )

/** Each journey has a transcript of its steps, and each transcript a journey. */
export const transcripts =
  (journeys: HeardJourneys): Rule =>
  (files) => {
    const texts = new Map(files.map(({ path, text }) => [path, text]))
    const known = new Set(Object.keys(journeys).map(transcriptFile))
    const missing = Object.entries(journeys).flatMap(([title, journey]) => {
      const path = transcriptFile(title)
      const text = texts.get(path)
      if (text === undefined) return [`${path}: missing; BINDERY_HEARD=write npm run hear`]
      return isStale(text, title, journey)
        ? [`${path}: of another journey than tests/hear has; BINDERY_HEARD=write npm run hear`]
        : []
    })
    const left = [...texts.keys()]
      .filter((path) => isTranscript(path) && !known.has(path))
      .map((path) => `${path}: no journey of this name in tests/hear`)
    return [...missing, ...left]
  }
