import { count } from '@bindery/state/messages/phrases.ts'

/** The texts of the quota meter; overridden by `quota.<key>`. */
export const quotaMessages = {
  left: count({ one: '{count} free article left', many: '{count} free articles left' }),
  none: 'No free articles left',
  ascendLeft: count({ one: '{count} Ascend article left', many: '{count} Ascend articles left' }),
  ascendNone: 'No Ascend articles left',
}
