import { BinderyEvent } from '@bindery/state/event.ts'

/** The reader has closed the banner; it stays away in this browser. */
export class BannerDismissedEvent extends BinderyEvent<null> {
  constructor() {
    super('bindery-banner-dismissed', null)
  }
}
