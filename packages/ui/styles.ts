import { baseStyles } from './base-styles.ts'
import close from './close-button.css?inline'
import dialog from './dialog.css?inline'
import field from './field.css?inline'
import { lightStyle } from './important.ts'
import light from './light.css?inline'
import motion from './motion.css?inline'
import notice from './notice.css?inline'
import spinner from './spinner.css?inline'

const form = spinner + field + notice

/** For a shadow root with dialogs and forms in it. */
export const uiStyles: string[] = [...baseStyles, close + dialog + motion + form]

/** For the document, when a `LightDom` is used: guards its content against the page's own CSS. */
export const formStyles: string[] = [motion + lightStyle(light + baseStyles.join('') + form)]
