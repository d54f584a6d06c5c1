/** The texts of the header menu; overridden by `header-menu.<key>`. */
export const headerMenuMessages = {
  /** The button's text where the page sets no label. */
  menu: 'Menu',
}
