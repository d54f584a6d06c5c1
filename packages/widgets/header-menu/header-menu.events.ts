import { BinderyEvent } from '@bindery/state/event.ts'

/** A header menu has been opened or closed: `{ open }`. */
export class MenuToggledEvent extends BinderyEvent<{ readonly open: boolean }> {
  constructor(open: boolean) {
    super('bindery-menu-toggled', { open })
  }
}
