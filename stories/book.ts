import { createMessages } from '@bindery/state/messages.ts'
import { defaultSettings } from '@bindery/state/settings.ts'

/** The texts as they are when no site has overridden any. */
export const book = createMessages(defaultSettings(window.location.origin))
