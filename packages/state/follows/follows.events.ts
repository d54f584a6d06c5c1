import type { FollowType } from '@bindery/contract/follow-rule.ts'
import { BinderyEvent } from '../environment/event.ts'

/** The reader follows a topic, a newsletter or a campaign. After a sign-in, the document dispatches it. */
export class FollowedEvent extends BinderyEvent<{
  readonly type: FollowType
  readonly id: string
}> {
  constructor({ type, id }: FollowedEvent['detail']) {
    super('bindery-followed', { type, id })
  }
}

/** The reader no longer follows a topic, a newsletter or a campaign. */
export class UnfollowedEvent extends BinderyEvent<{
  readonly type: FollowType
  readonly id: string
}> {
  constructor({ type, id }: UnfollowedEvent['detail']) {
    super('bindery-unfollowed', { type, id })
  }
}
