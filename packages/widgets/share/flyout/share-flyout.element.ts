import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import tabs from '@bindery/ui/list/tabs.css?inline'
import { SharedEvent } from '../share.events.ts'
import { shareStyles } from '../share-flyout-styles.ts'
import { createShareFlyoutModel } from './share-flyout.model.ts'
import { ShareFlyout } from './share-flyout.tsx'

export default defineWidget({
  tag: 'bindery-share-flyout',
  summary: 'The share flyout, one per page. Share buttons load it, and a page may open it itself.',
  load: 'idle',
  attributes: {
    ...flyoutAttributes,
    'item-url': { type: 'string', description: 'As on the button. Default: this page.' },
    'item-title': { type: 'string', description: 'As on the button.' },
    summary: { type: 'string', description: 'As on the button.' },
    networks: { type: 'list', description: 'As on the button. Default: all.' },
  },
  events: [SharedEvent],
  parts: {
    panel: 'The panel.',
    title: 'The heading of the panel.',
    item: 'The title of the shared item.',
    tabs: 'The list of tabs.',
    device: 'The button that opens the device’s own list of apps, on phones and tablets.',
    network: 'The link to a network.',
    confirmation: 'The confirmation.',
    close: 'The close button.',
  },
  model: (host) => createShareFlyoutModel(getState(), host),
  render: react(ShareFlyout, { styles: [...shareStyles, tabs] }),
})
