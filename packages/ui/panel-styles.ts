import close from './close-button.css?inline'
import { flyoutStyles } from './flyout-styles.ts'
import panel from './panel.css?inline'

/** For a shadow root with a `Panel`, beside the base. */
export const panelStyles: string[] = [...flyoutStyles, close + panel]
