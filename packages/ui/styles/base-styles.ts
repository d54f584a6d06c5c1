import button from '../button/button.css?inline'
import focus from '../focus/focus.css?inline'
import defaults from './defaults.css?inline'
import tokens from './tokens.css?inline'
import { checkedTokens } from './tokens.ts'

/** For every shadow root: colours, type, headings, buttons and the focus ring. */
export const baseStyles: string[] = [defaults + tokens + checkedTokens + focus + button]
