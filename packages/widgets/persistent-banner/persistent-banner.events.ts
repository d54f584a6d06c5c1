import { BinderyEvent } from '@bindery/state/environment/event.ts'

/** The reader has closed the banner. It does not appear again in this browser; one with another id does. */
export class BannerDismissedEvent extends BinderyEvent<null> {
  constructor() {
    super('bindery-banner-dismissed', null)
  }
}
