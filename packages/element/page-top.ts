/**
 * Where what covers the page must stand: at the end of the body, or of a modal `<dialog>` of the page, outside
 * of which nothing can be used, heard or focused.
 */
export const pageTop = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body
