import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import close from '@bindery/ui/button/close-button.css?inline'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import css from './persistent-banner.css?inline'
import { BannerDismissedEvent } from './persistent-banner.events.ts'
import { createPersistentBannerModel } from './persistent-banner.model.ts'
import { PersistentBanner } from './persistent-banner.tsx'
import { onScrolledPast } from './scrolled-past.ts'

export default defineWidget({
  tag: 'bindery-persistent-banner',
  summary:
    'A banner at the bottom of the window, shown once a reader has scrolled into the article. It never shows for subscribers, on Ascend pages, or in a browser where it was closed.',
  load: 'idle',
  attributes: {
    article: {
      type: 'string',
      default: 'article',
      description:
        'CSS selector of the article’s body. The banner appears when the reader scrolls past its start. The page may insert it later.',
    },
  },
  events: [BannerDismissedEvent],
  slots: { '': 'The banner’s content. Without the script it shows where the tag is.' },
  parts: {
    banner: 'The banner.',
    counter: 'A link to /subscriptions: how many free articles are left, or the offers.',
    close: 'The close control.',
  },
  cssProperties: { '--bindery-banner-layer': 'Its z-index. Default 100.' },
  model: (host) => createPersistentBannerModel(getState(), host, onScrolledPast),
  render: react(PersistentBanner, { styles: [...baseStyles, close, css] }),
})
