import type { SubscriberWords } from './subscriber.messages.ts'
import type { SubscriberReader } from './subscriber.reader.ts'

export interface ReaderProps {
  words: SubscriberWords
  reader: SubscriberReader
}

/** What a subscriber who is signed in sees instead of a form. */
export function Reader({ words, reader }: ReaderProps) {
  const facts = [
    [words.accountNumber, reader.accountNumber],
    [words.term, reader.term],
    [words.until, reader.until],
  ].filter(([, value]) => value !== '')
  return (
    <>
      <p className="lead">{words.readerLead({ name: reader.name })}</p>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
