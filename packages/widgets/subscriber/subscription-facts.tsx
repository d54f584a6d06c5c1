import type { SignedInSubscriber } from './signed-in-subscriber.ts'
import type { SubscriberWords } from './subscriber.messages.ts'

export interface SubscriptionFactsProps {
  words: SubscriberWords
  subscriber: SignedInSubscriber
}

/** The subscription of a signed-in subscriber, shown instead of a form. */
export function SubscriptionFacts({ words, subscriber }: SubscriptionFactsProps) {
  const facts = [
    [words.accountNumber, subscriber.accountNumber],
    [words.term, subscriber.term],
    [words.until, subscriber.until],
  ].filter(([, value]) => value !== '')
  return (
    <>
      <p className="lead bindery-text">{words.readerLead({ name: subscriber.name })}</p>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="bindery-text">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
