/** What the page's own form in the tag says: where a search goes, and what its field is called. */
export interface SearchPlace {
  /** The address of the results, without a query; undefined: the setting `paths`. */
  readonly action: string | undefined
  /** The name of the term in it. Default `q`. */
  readonly name: string
  /** What goes along. */
  readonly others: readonly (readonly [name: string, value: string])[]
  /** What has been typed before the tag was there. */
  readonly typed: string
  /** Somebody is typing there. */
  readonly typing: boolean
}

const fields = ['[type=search]', '[type=text]', ':not([type])'].map((type) => `form input${type}`)

/** Reads the page's own form in the tag; what it lacks is left out. */
export const placeOf = (element: Element): SearchPlace => {
  const field = element.querySelector<HTMLInputElement>(fields.join())
  const hidden = element.querySelectorAll<HTMLInputElement>('form input[type=hidden]')
  return {
    action: element.querySelector('form')?.getAttribute('action') || undefined,
    name: field?.name || 'q',
    others: [...hidden].map(({ name, value }) => [name, value]),
    typed: field?.value ?? '',
    typing: !!field && (element.getRootNode() as Document).activeElement === field,
  }
}
