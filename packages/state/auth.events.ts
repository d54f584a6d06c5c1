import { BinderyEvent } from './event.ts'

/** The auth modal is about to open: `{ screen, reason }`. Cancel it to use your own login. */
export class SignInRequestEvent extends BinderyEvent<{
  readonly screen: string
  readonly reason: string | null
}> {
  constructor(screen: string, reason: string | null) {
    super('bindery-sign-in-request', { screen, reason }, { cancelable: true })
  }
}
