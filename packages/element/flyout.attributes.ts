import type { Attributes } from './attributes.ts'

/** Attributes of every flyout, for a page that opens it without the kit's button. */
export const flyoutAttributes = {
  open: { type: 'boolean', description: 'Shows the flyout. Present while it is open.' },
  anchor: {
    type: 'string',
    description:
      'Id of the element that the flyout is anchored to. Default: the element before the flyout.',
  },
} as const satisfies Attributes
