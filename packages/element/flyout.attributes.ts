import type { Attributes } from './attributes.ts'

/** What each flyout has, for a page that opens it itself. */
export const flyoutAttributes = {
  open: { type: 'boolean', description: 'Shows it; present as long as it is open.' },
  anchor: {
    type: 'string',
    description:
      'The id of the element to hang on, when the page opens it. Default: the element before it.',
  },
} as const satisfies Attributes
