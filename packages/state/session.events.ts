import type { User } from '@bindery/contract/user.ts'
import { BinderyEvent } from './event.ts'

/** A reader has signed in: `{ user }`. */
export class SignedInEvent extends BinderyEvent<{ readonly user: User }> {
  constructor(user: User) {
    super('bindery-signed-in', { user })
  }
}

/** An account was made: `{ email }`. */
export class RegisteredEvent extends BinderyEvent<{ readonly email: string }> {
  constructor(email: string) {
    super('bindery-registered', { email })
  }
}

/** The reader has signed out, here or in another tab. */
export class SignedOutEvent extends BinderyEvent<Record<string, never>> {
  constructor() {
    super('bindery-signed-out', {})
  }
}

/** The profile of the reader is another than before: `{ user }`. */
export class ProfileChangedEvent extends BinderyEvent<{ readonly user: User }> {
  constructor(user: User) {
    super('bindery-profile-changed', { user })
  }
}
