import type { SubscriberWords } from './subscriber.messages.ts'
import type { SubscriberReader } from './subscriber.reader.ts'

export interface ReaderProps {
  words: SubscriberWords
  reader: SubscriberReader
}

/** What a subscriber who is signed in sees instead of a form. */
export function Reader({ words, reader }: ReaderProps) {
  const { tier } = reader
  const name = tier?.name ?? ''
  const caption = tier?.caption
  const facts = [
    [words.tier, caption ? words.caption({ tier: name, caption }) : name],
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
