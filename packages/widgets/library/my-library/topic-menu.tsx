import { Button } from '@bindery/ui/button/button.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { useOnChange } from '@bindery/ui/view/use-on-change.ts'
import { useLayoutEffect, useRef } from 'react'
import type { LibraryWords } from '../library.messages.ts'
import { LibraryMenu } from '../library-menu.tsx'
import type { TopicsView } from './topics.model.ts'

interface PartProps {
  view: TopicsView
  words: LibraryWords
}

/** 'Stop following {topic}?' in place of the topic. */
function Question({ view, words, topic }: PartProps & { topic: { id: string; name: string } }) {
  const question = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => question.current?.focus(), [])
  return (
    <div className="question">
      <p ref={question} className="bindery-text" tabIndex={-1}>
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

function Topic({
  view,
  words,
  topic,
  close,
}: PartProps & { topic: { id: string; name: string }; close(): void }) {
  const asked = view.asked === topic.id
  const stop = useRef<HTMLButtonElement>(null)
  useOnChange(asked, () => asked || stop.current?.focus())
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
            onClick={() => {
              close()
              view.choose(topic.id)
            }}
          >
            <span className="bindery-text">{topic.name}</span>
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

/** The topics that the reader follows. The feed shows the entries of the active one, or of all. */
export function TopicMenu({ view, words }: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { length } = view.topics
  // The topic with the focused button has been removed.
  useOnChange(length, (before) => length < before && heading.current?.focus())
  const active = view.topics.find(({ id }) => id === view.active)
  const list = (close: () => void) => (
    <>
      <h2 ref={heading} className="menu-title" tabIndex={-1}>
        {words.topics}
      </h2>
      <ul>
        <li>
          <button
            type="button"
            className="bindery-link entry"
            aria-pressed={view.active === null}
            onClick={() => {
              close()
              view.choose(null)
            }}
          >
            {words.allTopics}
          </button>
        </li>
        {view.topics.map((topic) => (
          <Topic key={topic.id} view={view} words={words} topic={topic} close={close} />
        ))}
      </ul>
      {view.status === 'loading' ? <p role="status">{words.loading}</p> : null}
    </>
  )
  return (
    <LibraryMenu
      label={words.topics}
      choice={words.topic({ name: active?.name ?? words.allTopics })}
      part="topics"
    >
      {list}
    </LibraryMenu>
  )
}
