import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import close from '@bindery/ui/close-button.css?inline'
import { whenPassed } from './persistent-banner.article.ts'
import css from './persistent-banner.css?inline'
import { createPersistentBannerModel } from './persistent-banner.model.ts'
import { PersistentBanner } from './persistent-banner.tsx'

export default defineWidget({
  tag: 'bindery-persistent-banner',
  summary:
    'A banner at the foot of the window, once a reader is in the article; not for subscribers, not on Ascend pages, and not again where it was closed.',
  load: 'idle',
  attributes: {
    article: {
      type: 'string',
      default: 'article',
      description:
        'CSS selector of the article’s body: the banner comes up when its start was scrolled past. It may be inserted later.',
    },
  },
  events: {
    'bindery-banner-dismissed': {
      description:
        'The reader has closed it. It stays away in this browser; a banner with another id is another banner.',
    },
  },
  slots: { '': 'What the banner says. Without the script it stands where the tag is.' },
  parts: {
    banner: 'The banner.',
    counter: 'The articles that are left, or what is offered: a link to /subscriptions.',
    close: 'Its close control.',
  },
  cssProperties: { '--bindery-banner-layer': 'Its z-index. Default 100.' },
  model: (host) => createPersistentBannerModel(getState(), host, whenPassed),
  render: react(PersistentBanner, { styles: [...baseStyles, close, css] }),
})
