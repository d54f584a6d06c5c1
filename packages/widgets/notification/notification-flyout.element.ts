import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { noticePanelStyles } from '@bindery/ui/panel/notice-panel-styles.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import { createNotificationModel } from './notification.model.ts'
import css from './notification-flyout.css?inline'
import { NotificationFlyout } from './notification-flyout.tsx'

export default defineWidget({
  tag: 'bindery-notification-flyout',
  summary:
    'Says what was done, with an undo where there is one; one for the page. Other tags bring it, and a page may open one itself.',
  load: 'idle',
  attributes: {
    open: {
      type: 'boolean',
      description:
        'Shows what stands between the tags, for 2 seconds unless pointer or focus is on it; present as long as it is shown.',
    },
    anchor: {
      type: 'string',
      description:
        'The id of the element to stand at, when the page opens it. Default: the lower edge of the window.',
    },
  },
  slots: { '': 'The words, when the page opens it.' },
  parts: {
    panel: 'The box.',
    notice: 'A line of it.',
    undo: 'The button that takes something back.',
    close: 'Its close control.',
  },
  model: (host) => createNotificationModel(getState(), host),
  render: react(NotificationFlyout, { styles: [...baseStyles, ...noticePanelStyles, css] }),
})
