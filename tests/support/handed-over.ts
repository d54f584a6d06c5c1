/** The selector of a tag on a page of the reference site, once its own form has taken the place of the page's. */
export const handedOver = (tag: `bindery-${string}`): string => `${tag}:not(:has(.plain-form form))`
