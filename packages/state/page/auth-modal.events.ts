import { BinderyEvent } from '../environment/event.ts'

/**
 * The auth modal is about to open on `screen`. `reason` is the text that tells the reader why, or null. Cancel
 * the event to use your own login.
 */
export class SignInRequestEvent extends BinderyEvent<{
  readonly screen: string
  readonly reason: string | null
}> {
  constructor(screen: string, reason: string | null) {
    super('bindery-sign-in-request', { screen, reason }, { cancelable: true })
  }
}
