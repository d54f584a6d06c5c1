import type { Attributes, AttributeValues } from '@bindery/element/attributes.ts'
import type { SavableItem } from '@bindery/state/library/saved.ts'

/** The attributes that name the item, on the buttons and on the flyouts. */
export const itemAttributes = {
  'item-id': { type: 'string', description: 'The id of the item: of an article its slug.' },
  'item-title': {
    type: 'string',
    description: 'The title. May be left out if the server knows the item by its id.',
  },
  'item-url': {
    type: 'string',
    description: 'The address, a path of the site. May be left out like the title.',
  },
  'content-type': {
    type: 'string',
    description: 'The kind of content: `Digital Article`, `Podcast` …',
  },
} as const satisfies Attributes

/** The attributes of the buttons. A flyout gets its item from its button. */
export const buttonAttributes = {
  ...itemAttributes,
  'item-id': { ...itemAttributes['item-id'], required: true },
} as const satisfies Attributes

export type ItemAttributes = AttributeValues<typeof itemAttributes>

/** The item that the attributes name; null without an id. */
export const itemOf = (attributes: ItemAttributes): SavableItem | null => {
  const { itemId: id, itemTitle: title, itemUrl: url, contentType } = attributes
  return id
    ? { id, ...(title && { title }), ...(url && { url }), ...(contentType && { contentType }) }
    : null
}

/** The console line for a tag without an item. */
export const noItem = (tag: string): string =>
  `<${tag} item-id="">: allowed is the id of an item to save, such as the slug of an article.`

/** The buttons and flyouts come in two kinds: one saves, the other sorts a saved item into folders. */
export type SaveKind = 'save' | 'organize'

/** What a button asks its flyout to show. */
export interface SaveRequest {
  readonly item: SavableItem
  /** Set if the page itself opened the flyout: the reader has pressed no button. */
  readonly unasked?: true
}
