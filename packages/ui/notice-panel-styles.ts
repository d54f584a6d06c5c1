import notice from './notice-panel.css?inline'
import { panelStyles } from './panel-styles.ts'

/** For a shadow root with a `NoticePanel`, beside the base. */
export const noticePanelStyles: string[] = [...panelStyles, notice]
