import confirmation from '@bindery/ui/dialog/confirmation.css?inline'
import copyField from '@bindery/ui/form/copy-field.css?inline'
import textArea from '@bindery/ui/form/text-area.css?inline'
import { panelStyles } from '@bindery/ui/panel/panel-styles.ts'
import { uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './share-flyout.css?inline'

/** The style sheets of the flyouts of this feature. */
export const shareStyles: string[] = [
  ...uiStyles,
  ...panelStyles,
  copyField + textArea + confirmation,
  css,
]
