import type { Translation } from '@bindery/state/messages/book.ts'
import type { headerMenuMessages } from './header-menu.messages.ts'

export default {
  'header-menu': { menu: 'Menü' },
} satisfies { 'header-menu': Translation<typeof headerMenuMessages> }
