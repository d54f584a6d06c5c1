/** What a docs page says of a tag, apart from its stories: for every tag, from its definition. */
import { type ReactNode, useRef, useState } from 'react'
import { exampleOf } from '../hosts/builder/examples.ts'
import { type Format, formats, snippet } from '../hosts/builder/snippet.ts'
import type { TagPage } from '../tools/definitions-pages.ts'
import type { Section } from '../tools/definitions-sections.ts'
import './tag-reference.css'

/** The address of a tag's docs page; undefined for what is no tag. */
export type LinkTo = (tag: string) => string | undefined

/** Text with `code` in backticks and **words** in asterisks. A tag in backticks leads to its page. */
function Words({ text, linkTo }: { text: string; linkTo: LinkTo }) {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*)/)
  return parts.map((part, index) => {
    const key = `${index} ${part}`
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>
    if (!part.startsWith('`')) return part
    const code = <code key={key}>{part.slice(1, -1)}</code>
    const to = linkTo(part.slice(1, -1))
    return to ? (
      <a key={key} href={to} target="_top">
        {code}
      </a>
    ) : (
      code
    )
  })
}

function Table({ section, linkTo }: { section: Section; linkTo: LinkTo }) {
  const { title, head, rows } = section
  return (
    <section>
      <h2>{title}</h2>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <Words text={name} linkTo={linkTo} />
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} data-label={cell && head[index + 1]}>
                  <Words text={cell} linkTo={linkTo} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const script = '<script async src="/bindery/bindery.js" data-api-base="/api/"></script>'

/** The code to paste, as the embed builder writes it. */
function Code({ info }: Pick<TagPage, 'info'>) {
  const [format, setFormat] = useState<Format>('html')
  const [copied, setCopied] = useState('')
  const code = useRef<HTMLPreElement>(null)
  const example = exampleOf(info.tag)
  const text = snippet(format, { info, attributes: example.attributes ?? {}, example, script })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('Copied.')
    } catch {
      // Without the clipboard, the text is selected for the reader's own keys.
      if (code.current) window.getSelection()?.selectAllChildren(code.current)
      setCopied('Selected: copy it with your keyboard.')
    }
  }
  return (
    <section>
      <h2>Code to copy</h2>
      <div className="tag-code-bar">
        <label>
          Form{' '}
          <select
            value={format}
            onChange={({ target }) => {
              setFormat(target.value as Format)
              setCopied('')
            }}
          >
            {Object.entries(formats).map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </select>
        </label>{' '}
        <button type="button" onClick={() => void copy()}>
          Copy
        </button>{' '}
        <span role="status">{copied}</span>
      </div>
      <pre ref={code}>
        <code>{text}</code>
      </pre>
    </section>
  )
}

export interface TagReferenceProps {
  readonly page: TagPage
  readonly linkTo: LinkTo
  /** Links to the stories, below the tag's own. */
  readonly stories: readonly { readonly name: string; readonly href: string }[]
  /** The tag itself, as a story. */
  readonly children?: ReactNode
}

export function TagReference({ page, linkTo, stories, children }: TagReferenceProps) {
  const { info, guide, opens, sections } = page
  return (
    <div className="tag-reference">
      <h1>
        <code>{`<${info.tag}>`}</code>
      </h1>
      <p className="tag-lead">
        <Words text={info.summary} linkTo={linkTo} />
      </p>
      {guide && (
        <>
          <h2>When to use it</h2>
          <p>
            <Words text={guide.when} linkTo={linkTo} />
          </p>
        </>
      )}
      {children}
      {guide && (
        <div className="tag-rules">
          <section>
            <h2>Do</h2>
            <p>
              <Words text={guide.do} linkTo={linkTo} />
            </p>
          </section>
          <section>
            <h2>Don’t</h2>
            <p>
              <Words text={guide.dont} linkTo={linkTo} />
            </p>
          </section>
        </div>
      )}
      <Code info={info} />
      {sections.map((section) => (
        <Table key={section.title} section={section} linkTo={linkTo} />
      ))}
      <p>
        The tokens for everything, such as <code>--bindery-accent</code>, count for each tag:{' '}
        <a href="./?path=/docs/tokens-tokens--docs" target="_top">
          all tokens
        </a>
        .
      </p>
      {opens.length > 0 && (
        <section>
          <h2>Opens</h2>
          <p>
            <Words text={opens.map((tag) => `\`${tag}\``).join(', ')} linkTo={linkTo} />
          </p>
        </section>
      )}
      {stories.length > 0 && (
        <section>
          <h2>Every state</h2>
          <ul className="tag-stories">
            {stories.map(({ name, href }) => (
              <li key={href}>
                <a href={href} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
