import notice from './notice-panel.css?inline'
import { panelStyles } from './panel-styles.ts'

/** For a shadow root with a `NoticePanel`, in addition to `baseStyles`. */
export const noticePanelStyles: string[] = [...panelStyles, notice]
