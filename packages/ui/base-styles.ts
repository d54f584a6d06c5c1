import button from './button.css?inline'
import tokens from './tokens.css?inline'

/** For every shadow root: colours, type, headings, buttons. Enough for one without forms and dialogs. */
export const baseStyles: string[] = [tokens + button]
