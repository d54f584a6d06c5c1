import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { SignInRequestEvent } from '@bindery/state/page/auth-modal.events.ts'
import { getState } from '@bindery/state/state.ts'
import { SharedEvent } from '../share.events.ts'
import { shareStyles } from '../share-flyout-styles.ts'
import { createShareListFlyoutModel } from './share-list-flyout.model.ts'
import { ShareListFlyout } from './share-list-flyout.tsx'

export default defineWidget({
  tag: 'bindery-share-list-flyout',
  summary: 'The flyout that shares a list of the reader, one per page. Its buttons load it.',
  load: 'idle',
  opens: ['bindery-auth-modal'],
  attributes: {
    ...flyoutAttributes,
    list: { type: 'string', description: 'The name of the list, if the page opens the flyout.' },
  },
  events: [SharedEvent, SignInRequestEvent],
  parts: {
    panel: 'The panel.',
    title: 'The heading of the panel.',
    confirmation: 'The confirmation.',
    close: 'The close button.',
  },
  model: (host) => createShareListFlyoutModel(getState(), host),
  render: react(ShareListFlyout, { styles: shareStyles }),
})
