import type { Host, Model } from '@bindery/element/host.ts'
import type { State } from '@bindery/state/state.ts'
import { shareButtonMessages } from '../share.messages.ts'
import { createShareTrigger, type ShareTriggerView } from './share-trigger.model.ts'

/** The attributes that name the shared item. The flyout validates them. */
export interface ShareItem {
  readonly itemUrl: string | undefined
  readonly itemTitle: string | undefined
  readonly summary: string | undefined
  readonly networks: readonly string[]
}

/** The button of the share flyout. */
export const createShareButtonModel = (
  state: Pick<State, 'messages' | 'overlays'>,
  host: Host<ShareItem>,
): Model<ShareTriggerView> =>
  createShareTrigger(state, host, {
    tag: 'bindery-share-flyout',
    $words: state.messages.define('share-button', shareButtonMessages),
    textsOf: ({ share, about }, { itemTitle: title }) => ({
      label: share,
      name: title ? about({ title }) : share,
    }),
  })
