import type { SavableItem } from '@bindery/state/saved.ts'

/** What is saved, as the page names it: on both buttons, and on both flyouts. */
export interface ItemAttributes {
  readonly itemId: string | undefined
  readonly itemTitle: string | undefined
  readonly itemUrl: string | undefined
  readonly contentType: string | undefined
}

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
