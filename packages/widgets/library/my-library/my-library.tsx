import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Tabs } from '@bindery/ui/list/tabs.tsx'
import { RetryNotice } from '@bindery/ui/notice/retry-notice.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import { activityKinds } from '../feed/empty-feed.ts'
import { LibraryExport } from '../feed/library-export.tsx'
import { LibraryFeed } from '../feed/library-feed.tsx'
import { FolderList } from '../folders/folder-list.tsx'
import { FolderPanel } from '../folders/folder-panel.tsx'
import { LibraryMenu } from '../library-menu.tsx'
import type { LibraryFailed, LibraryView } from './my-library.model.ts'
import { TopicMenu } from './topic-menu.tsx'

const labels = {
  all: 'allActivity',
  read: 'read',
  watched: 'watched',
  shared: 'shared',
  ordered: 'ordered',
} as const

/** The kinds of activity. */
function Kinds({ view }: { view: LibraryView }) {
  const { words, kind, chooseKind } = view
  return (
    <LibraryMenu
      label={words.activities}
      choice={words.kind({ name: words[labels[kind]] })}
      part="activities"
    >
      {(close) => (
        <ul>
          {activityKinds.map((one) => (
            <li key={one}>
              <button
                type="button"
                className="bindery-link entry"
                aria-pressed={one === kind}
                onClick={() => {
                  close()
                  chooseKind(one)
                }}
              >
                {words[labels[one]]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </LibraryMenu>
  )
}

/** The title of the shown entries. Where the menu is a button, that has the same text. */
function Title({ title }: { title: string }) {
  return <h2 className="bindery-heading bindery-text entries-title">{title}</h2>
}

function Saved({ view }: { view: LibraryView }) {
  const { words, folders, feed, share, exporting } = view
  return (
    <>
      <FolderList view={folders} words={words} addToFolder={feed.addToFolder} />
      <div className="main">
        <FolderPanel view={folders} words={words}>
          {share ? (
            <Button aria-haspopup="dialog" onClick={(event) => share(event.currentTarget)}>
              {words.share}
            </Button>
          ) : null}
        </FolderPanel>
        {folders.editing === 'new' ? null : (
          <LibraryFeed view={feed} words={words} where={`saved ${folders.active?.id}`} />
        )}
        {folders.editing === 'none' && feed.rows.length > 0 ? (
          <LibraryExport view={exporting} words={words} />
        ) : null}
      </div>
    </>
  )
}

function Library({ view }: { view: LibraryView }) {
  const { words, unread, topics, feed } = view
  const activeTopic = topics.topics.find(({ id }) => id === topics.active)
  const following = (
    <>
      {words.following}
      {unread > 0 ? (
        <>
          <span className="unread" aria-hidden="true">
            {unread}
          </span>
          <span className="bindery-visually-hidden">{words.unread(unread)}</span>
        </>
      ) : null}
    </>
  )
  return (
    <Tabs
      label={words.tabs}
      tabs={[
        { key: 'saved', label: words.saved },
        { key: 'following', label: following },
        { key: 'activity', label: words.activity },
      ]}
      chosen={view.tab}
      onChoose={view.chooseTab}
      manual
    >
      {(key) => (
        <div className="body">
          {key === 'saved' ? <Saved view={view} /> : null}
          {key === 'following' ? (
            <>
              <TopicMenu view={topics} words={words} />
              <div className="main">
                <Title title={activeTopic?.name ?? words.following} />
                <LibraryFeed view={feed} words={words} where="following" />
              </div>
            </>
          ) : null}
          {key === 'activity' ? (
            <>
              <Kinds view={view} />
              <div className="main">
                <Title title={words[labels[view.kind]]} />
                <LibraryFeed view={feed} words={words} where="activity" />
              </div>
            </>
          ) : null}
        </div>
      )}
    </Tabs>
  )
}

/** My Library: saved items in folders, followed topics and activity; or why the session could not be loaded. */
export function MyLibrary({
  host,
  ...view
}: (LibraryView | LibraryFailed) & { readonly host: ViewHost }) {
  const { words } = view
  return (
    <View host={host}>
      <section className="library" part="library" aria-label={words.title} tabIndex={-1}>
        {'failureText' in view ? (
          <RetryNotice message={view.failureText} label={words.retry} retry={view.retry} />
        ) : (
          <Library view={view} />
        )}
      </section>
    </View>
  )
}
