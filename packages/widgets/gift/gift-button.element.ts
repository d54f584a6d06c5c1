import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import css from '@bindery/ui/trigger.css?inline'
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
  events: {
    'bindery-gifted': {
      detail: '{ url: string; left: number }',
      description:
        'A gift link was made: the link, and how many gifts are left. The same article again is the same gift.',
    },
    'bindery-sign-in-request': {
      detail: '{ screen: string; reason: string | null }',
      cancelable: true,
      description: 'A guest wants to gift it, and the sign-in is about to open.',
    },
  },
  slots: {
    '': 'Shown until the element is ready.',
    label: 'Words or an icon in place of ours.',
  },
  parts: { button: 'The button.', mark: 'The icon in it.' },
  model: (host) => createGiftButtonModel(getState(), host),
  render: lit(giftButton, { styles: [...baseStyles, css], display: 'inline-block' }),
})
