import { baseStyles } from '@bindery/ui/base-styles.ts'
import choices from '@bindery/ui/choice-list.css?inline'
import confirmation from '@bindery/ui/confirmation.css?inline'
import field from '@bindery/ui/field.css?inline'
import notice from '@bindery/ui/notice.css?inline'
import { panelStyles } from '@bindery/ui/panel-styles.ts'
import spinner from '@bindery/ui/spinner.css?inline'
import area from '@bindery/ui/text-area.css?inline'
import css from './save-flyout.css?inline'

/** For the flyouts that save and organize: one list, so that both share the sheets. */
export const saveFlyoutStyles: string[] = [
  ...baseStyles,
  ...panelStyles,
  spinner + field + notice + area + choices + confirmation,
  css,
]
