import close from '../button/close-button.css?inline'
import spinner from '../button/spinner.css?inline'
import dialog from '../dialog/dialog.css?inline'
import field from '../form/field.css?inline'
import notice from '../notice/notice.css?inline'
import { baseStyles } from './base-styles.ts'
import { lightStyle } from './important.ts'
import light from './light.css?inline'
import motion from './motion.css?inline'
import text from './text.css?inline'

const form = spinner + field + notice

/** For a shadow root with dialogs and forms. */
export const uiStyles: string[] = [...baseStyles, close + dialog + motion + form + text]

/** For the document of a view with `LightDom`: protects its content from the page's CSS. */
export const formStyles: string[] = [motion + lightStyle(light + baseStyles.join('') + form)]
