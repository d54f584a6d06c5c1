import { type ActivityKind, entryOf } from '../activities.ts'
import type { ContentItem } from '../content.ts'
import type { Account, Records } from '../records.ts'

const done: readonly (readonly [ActivityKind, (item: ContentItem) => boolean, number])[] = [
  ['watched', ({ contentType }) => /video|webinar/i.test(contentType), 2],
  ['read', ({ contentType }) => /article/i.test(contentType), 5],
]

/** What `reader@example.com` has done before the first visit, the latest first. */
export const seedActivities = (
  { id: owner }: Pick<Account, 'id'>,
  content: readonly ContentItem[],
): Records['activity'][] => [
  ...done.flatMap(([activity, fits, count]) =>
    content
      .filter(fits)
      .slice(0, count)
      .map((item) => ({
        ...entryOf(item, { activity, readOnly: true }),
        id: `${activity}-${item.id}`,
        owner,
        at: 0,
      })),
  ),
]
