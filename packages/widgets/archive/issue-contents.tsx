import type { ViewHost } from '@bindery/element/host.ts'
import { RetryNotice } from '@bindery/ui/notice/retry-notice.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import type { IssueContentsView, IssueFacts } from './issue-contents.view.ts'

function Contents({ title, summary, image, items }: IssueFacts) {
  return (
    <article className="issue" part="issue">
      {image ? <img className="cover" part="cover" src={image} alt="" /> : null}
      <div className="text">
        <h2 className="bindery-heading bindery-text" part="title">
          {title}
        </h2>
        {summary ? <p className="summary bindery-text">{summary}</p> : null}
        <ul className="items" part="items">
          {items.map((item, at) => (
            <li key={`${at} ${item.title}`} className="bindery-text">
              {item.href ? (
                <a className="bindery-link" href={item.href}>
                  {item.title}
                </a>
              ) : (
                item.title
              )}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

/** A magazine issue: cover, title, summary and items. */
export function IssueContents({ host, ...view }: IssueContentsView & { host: ViewHost }) {
  const { words } = view
  return (
    <View host={host}>
      <div tabIndex={-1}>
        {view.step === 'loading' ? <p role="status">{words.loading}</p> : null}
        {view.step === 'unknown' ? <p role="status">{words.unknown}</p> : null}
        {view.step === 'failed' ? (
          <RetryNotice message={view.message} label={words.retry} retry={view.retry} />
        ) : null}
        {view.step === 'unknown' || view.step === 'failed' ? <slot data-fallback /> : null}
        {view.step === 'shown' ? <Contents {...view.issue} /> : null}
      </div>
    </View>
  )
}
