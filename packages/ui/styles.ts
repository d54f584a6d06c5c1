import button from './button.css?inline'
import dialog from './dialog.css?inline'
import field from './field.css?inline'
import flyout from './flyout.css?inline'
import light from './light.css?inline'
import motion from './motion.css?inline'
import notice from './notice.css?inline'
import tokens from './tokens.css?inline'

const parts = tokens + button + field + notice

/**
 * Makes a sheet for light-DOM content that a page's CSS cannot override: every declaration becomes
 * important and stands in a layer (a layered `!important` beats one outside of any layer).
 * For a widget's own CSS of what it puts into `LightDom`; begin its selectors with
 * `[data-bindery-light]`. No `@keyframes` and no `;` inside of a value.
 */
export const lightStyle = (css: string): string =>
  `@layer bindery{${css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/[^{};]+:[^{};]+(?=[;}])/g, '$& !important')}}`

/** For a shadow root that shows these components. */
export const uiStyles: string[] = [motion + parts + dialog + flyout]

/** For the document, when a `LightDom` is used: guards its content against the page's own CSS. */
export const formStyles: string[] = [motion + lightStyle(light + parts)]
