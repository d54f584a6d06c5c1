/** When to use a tag, and how: for editors and designers. One or two sentences each, only what the tag does. */
export interface Guide {
  readonly when: string
  readonly do: string
  readonly dont: string
}

/** By tag. */
export type Guides = Readonly<Record<`bindery-${string}`, Guide>>

const byItself =
  'Beside a button or link of your own, set `open` and name that element in `anchor`, so that the panel stands at it and focus returns to it.'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A flyout that other tags bring to the page. @param others those tags, in the plural */
export const flyoutGuide = (
  others: string,
  own: { readonly when?: string; readonly do?: string; readonly dont?: string } = {},
): Guide => ({
  when:
    own.when ?? `To open it from an element of your own. ${capital(others)} load it by themselves.`,
  do: own.do ?? byItself,
  dont:
    own.dont ?? `Don’t write the tag on a page that has only ${others}: they load it themselves.`,
})
