/**
 * Makes every declaration of a sheet important. The same plain sheet then serves shadow roots, too. The sheet
 * must have no `@keyframes`, no statement without a block, and no `;` or `}` inside a value.
 */
export const makeImportant = (css: string): string =>
  css.replace(/\/\*.*?\*\//gs, '').replace(/[^{};\s](?=\s*[;}])/g, '$& !important')

/**
 * Makes a document sheet that the page's CSS cannot override, because a layered `!important` beats an
 * unlayered one. For a widget's own CSS of its `LightDom` content; its selectors start with
 * `[data-bindery-light]`.
 */
export const lightStyle = (css: string): string => `@layer bindery{${makeImportant(css)}}`
