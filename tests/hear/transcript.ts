/** The text of a journey as a reader heard it, for docs/heard. */
import type { Utterance } from './utterances.ts'

export interface HeardPart {
  readonly does: string
  readonly said: readonly Utterance[]
}

const lineOf = ({ words, language, isCut }: Utterance): string =>
  `    ${language ? `(${language}) ` : ''}${words}${isCut ? ' …' : ''}`

/** Each step, with its utterances under it. An ellipsis ends an utterance that a later one interrupted. */
export const transcriptOf = (title: string, parts: readonly HeardPart[]): string =>
  [
    title,
    '',
    ...parts.flatMap(({ does, said }) => [
      does,
      ...(said.length > 0 ? said.map(lineOf) : ['    (nothing)']),
      '',
    ]),
  ].join('\n')
