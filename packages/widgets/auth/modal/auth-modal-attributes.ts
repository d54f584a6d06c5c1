import type { Attributes } from '@bindery/element/attributes.ts'
import { screens } from '@bindery/state/page/auth-modal.ts'

/**
 * Attributes of the auth modal. While it is open, it sets `open` and `screen` itself, and restores what the page had
 * written when it closes.
 */
export const authModalAttributes = {
  open: {
    type: 'boolean',
    description:
      'Shows the modal. Present while it is open. A link with data-bindery-open or an address with #bindery:sign-in opens it, too.',
  },
  screen: {
    type: 'enum',
    values: screens,
    description: 'The first screen; later the current one. Default: registration.',
  },
  'from-paywall': {
    type: 'boolean',
    description: 'A paywall opened it. After registering, the page reloads with a confirmation.',
  },
  inline: {
    type: 'boolean',
    description: 'With open: shows the screens in the page, where the tag is, and not over it.',
  },
} as const satisfies Attributes
