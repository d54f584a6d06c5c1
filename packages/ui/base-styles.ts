import button from './button.css?inline'
import focus from './focus.css?inline'
import tokens from './tokens.css?inline'

/** For every shadow root: colours, type, headings, buttons, the ring of focus. Enough for one without forms and dialogs. */
export const baseStyles: string[] = [tokens + focus + button]
