import type { Attributes, AttributeValues } from '@bindery/element/attributes.ts'
import type { SavableItem } from '@bindery/state/saved.ts'

/** What is saved, as the page names it: on both buttons, and on both flyouts. */
export const itemAttributes = {
  'item-id': { type: 'string', description: 'The id of the item: of an article its slug.' },
  'item-title': {
    type: 'string',
    description: 'Its title. A server that knows the item by its id may do without.',
  },
  'item-url': { type: 'string', description: 'Its address, a path of the site; as its title.' },
  'content-type': { type: 'string', description: 'What it is: `Digital Article`, `Podcast` …' },
} as const satisfies Attributes

/** The same, as a model has it. */
export type ItemAttributes = AttributeValues<typeof itemAttributes>

/** The item that the attributes name; null without an id. */
export const itemOf = (attributes: ItemAttributes): SavableItem | null => {
  const { itemId: id, itemTitle: title, itemUrl: url, contentType } = attributes
  return id
    ? { id, ...(title && { title }), ...(url && { url }), ...(contentType && { contentType }) }
    : null
}

/** For the person who built the page. */
export const noItem = (tag: string): string =>
  `<${tag} item-id="">: allowed is the id of what can be saved, of an article its slug.`

/** What the flyouts are asked to show. */
export interface SaveRequest {
  readonly item: SavableItem
  /** The page opens it: nobody has pressed anything. */
  readonly unasked?: true
}
