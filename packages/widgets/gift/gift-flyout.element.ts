import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { GiftedEvent } from '@bindery/state/articles/gift.events.ts'
import { getState } from '@bindery/state/state.ts'
import copyCss from '@bindery/ui/form/copy-field.css?inline'
import { panelStyles } from '@bindery/ui/panel/panel-styles.ts'
import { uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './gift-flyout.css?inline'
import { createGiftFlyoutModel } from './gift-flyout.model.ts'
import { GiftFlyout } from './gift-flyout.tsx'

export default defineWidget({
  tag: 'bindery-gift-flyout',
  summary:
    'The gift link of an article, to be copied, and the gifts left; one for the page. Gift buttons bring it, and a page may open one itself.',
  load: 'idle',
  attributes: {
    ...flyoutAttributes,
    url: {
      type: 'string',
      description: 'The address of the article, when the page opens it. Default: that of the page.',
    },
  },
  events: [GiftedEvent],
  slots: { '': 'Not shown.' },
  parts: {
    panel: 'The box.',
    title: 'Its heading.',
    value: 'The field with the link.',
    left: 'How many gifts are left.',
    close: 'Its close control.',
  },
  model: (host) => createGiftFlyoutModel(getState(), host),
  render: react(GiftFlyout, { styles: [...uiStyles, ...panelStyles, copyCss, css] }),
})
