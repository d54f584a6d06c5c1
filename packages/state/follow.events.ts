import type { FollowType } from '@bindery/contract/follow-rule.ts'
import { BinderyEvent } from './event.ts'

interface Detail {
  readonly type: FollowType
  readonly id: string
}

/** The reader follows something: `{ type, id }`. */
export class FollowedEvent extends BinderyEvent<Detail> {
  constructor({ type, id }: Detail) {
    super('bindery-followed', { type, id })
  }
}

/** The reader follows something no longer: `{ type, id }`. */
export class UnfollowedEvent extends BinderyEvent<Detail> {
  constructor({ type, id }: Detail) {
    super('bindery-unfollowed', { type, id })
  }
}
