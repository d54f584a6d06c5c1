import type { ViewHost } from '@bindery/element/host.ts'
import { NoticePanel } from '@bindery/ui/panel/notice-panel.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import type { MouseEvent } from 'react'
import type { NoticeLine, NotificationView } from './notification.model.ts'

function Line({ words, undo, act }: NoticeLine) {
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button is removed with its line. Focus stays in the dialog while other lines remain.
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
    act()
  }
  return (
    <p className="notice" part="notice">
      <span className="bindery-text">{words}</span>{' '}
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

/** Renders the notices, or nothing while the flyout is closed. */
export function NotificationFlyout(view: NotificationView & { host: ViewHost }) {
  if (view.step === 'closed') return null
  const { host, lines, expire, close, step: _, ...rest } = view
  return (
    <View host={host}>
      <NoticePanel {...rest} onExpire={expire} onClose={close}>
        {/* Keyed by the position from the end: two lines can have the same text. */}
        {lines?.map((line, at) => <Line key={lines.length - at} {...line} />) ?? (
          <slot data-fallback />
        )}
      </NoticePanel>
    </View>
  )
}
