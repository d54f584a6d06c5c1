/** What a tag in a WordPress post takes from the post if the editor writes nothing: attribute → what the post knows. */
const usual: Readonly<Record<string, string>> = {
  'item-id': 'id',
  'item-title': 'title',
  'item-url': 'path',
  'content-type': 'type',
  summary: 'excerpt',
}

const byTag: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'bindery-follow-button': { 'item-id': 'topic-id', name: 'topic-name' },
  'bindery-gift-button': { url: 'path' },
  'bindery-gift-flyout': { url: 'path' },
  'bindery-social-link': { url: 'path' },
  'bindery-mb-signup': { author: 'author' },
}

/** By the attribute's name: what the post knows. */
export const postValues = (tag: string): Readonly<Record<string, string>> => byTag[tag] ?? usual

/** Attributes without use in blocks and shortcodes, by tag: the plugin asks for the rest of an article itself. */
const useless: Readonly<Record<string, readonly string[]>> = {
  'bindery-paywall': ['article-path'],
}

/** The attributes that only a tag written as HTML can have. */
export const htmlOnly = (tag: string): readonly string[] => useless[tag] ?? []

/** Whether the plugin knows an attribute's value. */
export const isOfPost = (tag: string, attribute: string): boolean =>
  attribute in postValues(tag) || htmlOnly(tag).includes(attribute)
