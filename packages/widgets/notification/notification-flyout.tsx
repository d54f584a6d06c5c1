import type { ViewHost } from '@bindery/element/host.ts'
import { NoticePanel } from '@bindery/ui/notice-panel.tsx'
import { View } from '@bindery/ui/view.tsx'
import type { MouseEvent } from 'react'
import type { NoticeLine, NotificationView } from './notification.model.ts'

function Line({ words, undo, act }: NoticeLine) {
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with its line; where other lines stay, focus stays with them.
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
    act()
  }
  return (
    <p className="notice" part="notice">
      <span>{words}</span>{' '}
      {undo !== null && (
        <button
          type="button"
          className="bindery-button bindery-link undo"
          part="undo"
          onClick={press}
        >
          {undo}
        </button>
      )}
    </p>
  )
}

/** What was done, or nothing. */
export function NotificationFlyout(view: NotificationView & { host: ViewHost }) {
  if (view.step === 'closed') return null
  const { host, lines, pass, close, step: _, ...rest } = view
  return (
    <View host={host}>
      <NoticePanel {...rest} onPass={pass} onClose={close}>
        {/* Its place in the list tells a line from the others: the same words may be told twice. */}
        {lines?.map((line, at) => <Line key={lines.length - at} {...line} />) ?? <slot />}
      </NoticePanel>
    </View>
  )
}
