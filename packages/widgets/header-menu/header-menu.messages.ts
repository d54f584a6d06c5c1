/** The texts of a header menu; overridden by `header-menu.<key>`. */
export const headerMenuMessages = {
  /** The button's words where the page has given none. */
  menu: 'Menu',
}
