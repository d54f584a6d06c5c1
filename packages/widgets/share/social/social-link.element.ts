import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import { SharedEvent } from '../share.events.ts'
import { networks } from '../share-link.ts'
import css from './social-link.css?inline'
import { createSocialLinkModel } from './social-link.model.ts'
import { socialLink } from './social-link.view.ts'

export default defineWidget({
  tag: 'bindery-social-link',
  summary: 'A link that shares an address on a network, in a window of 600 by 400.',
  load: 'visible',
  attributes: {
    network: {
      type: 'enum',
      values: networks,
      required: true,
      description: 'The network. Required.',
    },
    url: {
      type: 'string',
      description: 'The address to share, or a path of this site. Default: this page.',
    },
  },
  events: [SharedEvent],
  slots: {
    '': 'Fallback until the element is ready, without script, and without a network: a link to the network.',
    label: 'Text or an icon that replaces the network’s mark.',
  },
  parts: { link: 'The link.', mark: 'The network’s mark.' },
  model: (host) => createSocialLinkModel(getState(), host),
  render: lit(socialLink, { styles: [...baseStyles, css], display: 'inline-block' }),
})
