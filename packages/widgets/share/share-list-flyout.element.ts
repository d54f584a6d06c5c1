import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { createShareListFlyoutModel } from './share-list-flyout.model.ts'
import { ShareListFlyout } from './share-list-flyout.tsx'
import { shareStyles } from './share-sheets.ts'

export default defineWidget({
  tag: 'bindery-share-list-flyout',
  summary: 'Shares a list of the reader, one for the page: its buttons bring it.',
  load: 'idle',
  opens: ['bindery-auth-modal'],
  attributes: {
    ...flyoutAttributes,
    list: { type: 'string', description: 'The name of the list, when the page opens it.' },
  },
  events: {
    'bindery-shared': {
      detail: '{ provider: "email" }',
      description: 'The mails are sent; sent from what the flyout hangs on.',
    },
    'bindery-sign-in-request': {
      detail: '{ screen: string; reason: string | null }',
      cancelable: true,
      description: 'A guest has opened it, and the auth modal is about to open in its place.',
    },
  },
  parts: {
    panel: 'The flyout.',
    title: 'Its heading.',
    confirmation: 'What is said when it was shared.',
    close: 'Its close control.',
  },
  model: (host) => createShareListFlyoutModel(getState(), host),
  render: react(ShareListFlyout, { styles: shareStyles }),
})
