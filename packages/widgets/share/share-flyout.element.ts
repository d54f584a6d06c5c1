import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import tabs from '@bindery/ui/tabs.css?inline'
import { createShareFlyoutModel } from './share-flyout.model.ts'
import { ShareFlyout } from './share-flyout.tsx'
import { shareStyles } from './share-sheets.ts'

export default defineWidget({
  tag: 'bindery-share-flyout',
  summary:
    'The share flyout, one for the page: share buttons bring it, and a page may open one itself.',
  load: 'idle',
  attributes: {
    ...flyoutAttributes,
    'item-url': { type: 'string', description: 'As on the button. Default: this page.' },
    'item-title': { type: 'string', description: 'As on the button.' },
    summary: { type: 'string', description: 'As on the button.' },
    networks: { type: 'list', description: 'As on the button. Default: all.' },
  },
  events: {
    'bindery-shared': {
      detail: '{ provider: "email" | "Facebook" | "Twitter" | "LinkedIn" }',
      description: 'As of the button; sent from what the flyout hangs on.',
    },
    'bindery-error': {
      detail: '{ tag: string; code: string; message: string }',
      description: 'With the code unsupported-network: networks names one that is none.',
    },
  },
  parts: {
    panel: 'The flyout.',
    title: 'Its heading.',
    item: 'The title of what is shared.',
    tabs: 'The list of tabs.',
    network: 'The link to a network.',
    confirmation: 'What is said when it was shared.',
    close: 'Its close control.',
  },
  model: (host) => createShareFlyoutModel(getState(), host),
  render: react(ShareFlyout, { styles: [...shareStyles, tabs] }),
})
