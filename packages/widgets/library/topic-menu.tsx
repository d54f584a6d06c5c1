import { Button } from '@bindery/ui/button.tsx'
import { Notice } from '@bindery/ui/notice.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { LibraryWords } from './library.messages.ts'
import type { TopicsView } from './library.view.ts'

interface PartProps {
  view: TopicsView
  words: LibraryWords
}

/** 'Stop following {topic}?' in place of its line. */
function Question({ view, words, topic }: PartProps & { topic: { id: string; name: string } }) {
  const question = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => question.current?.focus(), [])
  return (
    <div className="question">
      <p ref={question} tabIndex={-1}>
        {words.stopQuestion({ topic: topic.name })}
      </p>
      <Notice kind="error">{view.problem?.message}</Notice>
      <div className="bindery-actions">
        <Button busy={view.stopping} onClick={view.stop}>
          {words.yes}
        </Button>
        <Button onClick={() => view.ask(null)}>{words.no}</Button>
      </div>
    </div>
  )
}

function Topic({ view, words, topic }: PartProps & { topic: { id: string; name: string } }) {
  const asked = view.asked === topic.id
  const stop = useRef<HTMLButtonElement>(null)
  const before = useRef(asked)
  useLayoutEffect(() => {
    if (before.current && !asked) stop.current?.focus()
    before.current = asked
  }, [asked])
  return (
    <li className="topic">
      {asked ? (
        <Question view={view} words={words} topic={topic} />
      ) : (
        <>
          <button
            type="button"
            className="bindery-link entry"
            aria-pressed={view.active === topic.id}
            onClick={() => view.choose(topic.id)}
          >
            {topic.name}
          </button>
          <button
            ref={stop}
            type="button"
            className="bindery-close stop"
            aria-label={words.stop({ topic: topic.name })}
            onClick={() => view.ask(topic.id)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" />
            </svg>
          </button>
        </>
      )}
    </li>
  )
}

/** The topics that the reader follows; one of them, or all, is what the stream shows. */
export function TopicMenu({ view, words }: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { length } = view.topics
  const before = useRef(length)
  // The topic that was asked about is not there any more, and its buttons neither.
  useLayoutEffect(() => {
    if (length < before.current) heading.current?.focus()
    before.current = length
  }, [length])
  return (
    <nav className="folders" aria-label={words.topics} part="topics">
      <h3 ref={heading} className="menu-title" tabIndex={-1}>
        {words.topics}
      </h3>
      <ul>
        <li>
          <button
            type="button"
            className="bindery-link entry"
            aria-pressed={view.active === null}
            onClick={() => view.choose(null)}
          >
            {words.allTopics}
          </button>
        </li>
        {view.topics.map((topic) => (
          <Topic key={topic.id} view={view} words={words} topic={topic} />
        ))}
      </ul>
      {view.status === 'loading' ? <p role="status">{words.loading}</p> : null}
    </nav>
  )
}
