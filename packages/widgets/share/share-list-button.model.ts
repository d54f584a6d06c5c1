import type { Host, Model } from '@bindery/element/host.ts'
import { type ShareListRequest, shareListTag } from '@bindery/state/share-panel.ts'
import type { State } from '@bindery/state/state.ts'
import { shareListButtonMessages } from './share-list-button.messages.ts'
import { createShareTrigger, type ShareTriggerView } from './share-trigger.model.ts'

/** A button for the share-list flyout. Without a list its children stay. */
export const createShareListButtonModel = (
  state: Pick<State, 'environment' | 'messages' | 'overlays'>,
  host: Host<ShareListRequest>,
): Model<ShareTriggerView> =>
  createShareTrigger(state, host, {
    tag: shareListTag,
    $words: state.messages.define('share-list-button', shareListButtonMessages),
    words: ({ share, about }, { list }) => {
      if (list) return { label: share, name: about({ list }) }
      state.environment.warn('<bindery-share-list-button>: list is the name of a list.')
      return null
    },
  })
