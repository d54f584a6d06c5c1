/** The page's own search form in the tag. */
export interface SearchPlace {
  /** The address of the results page, without a query. undefined: the setting `paths`. */
  readonly action: string | undefined
  /** The query parameter of the term. Default `q`. */
  readonly name: string
  /** The form's hidden fields, which each search includes. */
  readonly others: readonly (readonly [name: string, value: string])[]
  /** The text that the reader typed before the upgrade. */
  readonly typed: string
  /** The field has focus. */
  readonly typing: boolean
}

const fields = ['[type=search]', '[type=text]', ':not([type])'].map((type) => `form input${type}`)

/** Reads the page's own form in the tag. Missing parts get their defaults. */
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
