/**
 * Makes every declaration of a sheet important: what ends before a `;` or a `}`. No `@keyframes` inside,
 * no statement without a block, and no `;` or `}` within a value.
 * Written as a function so that the sheets themselves stay plain, and serve shadow roots as they are.
 */
export const important = (css: string): string =>
  css.replace(/\/\*.*?\*\//gs, '').replace(/[^{};\s](?=\s*[;}])/g, '$& !important')

/**
 * Makes a sheet for light-DOM content that a page's CSS cannot override: a layered `!important`
 * beats one outside of any layer. For a widget's own CSS of what it puts into `LightDom`; begin the
 * selectors with `[data-bindery-light]`, hand the result over as a document style.
 */
export const lightStyle = (css: string): string => `@layer bindery{${important(css)}}`
