import { BinderyEvent } from '@bindery/state/environment/event.ts'

/** A header menu was opened or closed. */
export class MenuToggledEvent extends BinderyEvent<{ readonly open: boolean }> {
  constructor(open: boolean) {
    super('bindery-menu-toggled', { open })
  }
}
