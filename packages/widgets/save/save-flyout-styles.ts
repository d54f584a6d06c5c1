import spinner from '@bindery/ui/button/spinner.css?inline'
import confirmation from '@bindery/ui/dialog/confirmation.css?inline'
import choices from '@bindery/ui/form/choice-list.css?inline'
import field from '@bindery/ui/form/field.css?inline'
import area from '@bindery/ui/form/text-area.css?inline'
import notice from '@bindery/ui/notice/notice.css?inline'
import { panelStyles } from '@bindery/ui/panel/panel-styles.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import css from './save-flyout.css?inline'

/** One array for both flyouts, so that they share the style sheets. */
export const saveFlyoutStyles: string[] = [
  ...baseStyles,
  ...panelStyles,
  spinner + field + notice + area + choices + confirmation,
  css,
]
