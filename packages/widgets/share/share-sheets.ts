import confirmation from '@bindery/ui/confirmation.css?inline'
import copyField from '@bindery/ui/copy-field.css?inline'
import { panelStyles } from '@bindery/ui/panel-styles.ts'
import { uiStyles } from '@bindery/ui/styles.ts'
import textArea from '@bindery/ui/text-area.css?inline'
import css from './share-flyout.css?inline'

/** For the shadow root of a flyout of this folder. */
export const shareStyles: string[] = [
  ...uiStyles,
  ...panelStyles,
  copyField + textArea + confirmation,
  css,
]
