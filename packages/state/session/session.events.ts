import type { User } from '@bindery/contract/user.ts'
import { BinderyEvent } from '../environment/event.ts'

/** The reader has signed in. */
export class SignedInEvent extends BinderyEvent<{ readonly user: User }> {
  constructor(user: User) {
    super('bindery-signed-in', { user })
  }
}

/** The reader has registered. */
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

/** The reader's profile has changed. */
export class ProfileChangedEvent extends BinderyEvent<{ readonly user: User }> {
  constructor(user: User) {
    super('bindery-profile-changed', { user })
  }
}
