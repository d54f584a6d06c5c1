import close from '../button/close-button.css?inline'
import text from '../styles/text.css?inline'
import { flyoutStyles } from './flyout-styles.ts'
import panel from './panel.css?inline'

/** For a shadow root with a `Panel`, in addition to `baseStyles`. */
export const panelStyles: string[] = [...flyoutStyles, close + panel + text]
