import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import { networks } from './share.links.ts'
import css from './social-link.css?inline'
import { createSocialLinkModel } from './social-link.model.ts'
import { socialLink } from './social-link.view.ts'

export default defineWidget({
  tag: 'bindery-social-link',
  summary: 'Shares an address on a network, in a window of 600 by 400.',
  load: 'visible',
  attributes: {
    network: { type: 'enum', values: networks, description: 'Where to share. Required.' },
    url: {
      type: 'string',
      description: 'What to share: an address, or a path of this site. Default: this page.',
    },
  },
  events: {
    'bindery-shared': {
      detail: '{ provider: "Facebook" | "Twitter" | "LinkedIn" }',
      description: 'The reader has gone to the network. What it then does is not known.',
    },
    'bindery-error': {
      detail: '{ tag: string; code: string; message: string }',
      description: 'With the code unsupported-network: no network, or one that is not allowed.',
    },
  },
  slots: {
    '': 'Shown until the element is ready, without script and where the network is not known: a link to the network.',
    label: 'Words or an icon in place of the network’s mark.',
  },
  parts: { link: 'The link.', mark: 'The network’s mark.' },
  model: (host) => createSocialLinkModel(getState(), host),
  render: lit(socialLink, { styles: [...baseStyles, css], display: 'inline-block' }),
})
