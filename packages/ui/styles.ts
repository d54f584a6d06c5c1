import button from './button.css?inline'
import dialog from './dialog.css?inline'
import field from './field.css?inline'
import flyout from './flyout.css?inline'
import { lightStyle } from './important.ts'
import light from './light.css?inline'
import motion from './motion.css?inline'
import notice from './notice.css?inline'
import tokens from './tokens.css?inline'

const parts = tokens + button + field + notice

/** For a shadow root that shows these components. */
export const uiStyles: string[] = [motion + parts + dialog + flyout]

/** For the document, when a `LightDom` is used: guards its content against the page's own CSS. */
export const formStyles: string[] = [motion + lightStyle(light + parts)]
