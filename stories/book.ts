import { createMessages } from '@bindery/state/messages/book.ts'
import { defaultSettings } from '@bindery/state/settings/settings.ts'

/** The default texts, without overrides of a site. */
export const book = createMessages(defaultSettings(window.location.origin))
