import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { GiftedEvent } from '@bindery/state/articles/gift.events.ts'
import { SignInRequestEvent } from '@bindery/state/page/auth-modal.events.ts'
import { getState } from '@bindery/state/state.ts'
import css from '@bindery/ui/button/trigger.css?inline'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import { createGiftButtonModel } from './gift-button.model.ts'
import { giftButton } from './gift-button.view.ts'

export default defineWidget({
  tag: 'bindery-gift-button',
  summary: 'Opens the gift link of an article: it opens the article for whoever gets it.',
  load: 'visible',
  opens: ['bindery-gift-flyout'],
  attributes: {
    url: {
      type: 'string',
      description: 'The address of the article. Default: that of the page.',
    },
  },
  events: [GiftedEvent, SignInRequestEvent],
  slots: {
    '': 'Shown until the element is ready.',
    label: 'Words or an icon in place of ours.',
  },
  parts: { button: 'The button.', mark: 'The icon in it.' },
  model: (host) => createGiftButtonModel(getState(), host),
  render: lit(giftButton, { styles: [...baseStyles, css], display: 'inline-block' }),
})
