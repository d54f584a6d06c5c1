import type { ContentItem } from '../core/catalog.ts'
import type { Account, Records } from '../core/records.ts'
import { type ActivityKind, entryOf } from '../library/activities.ts'

const seeded: readonly (readonly [ActivityKind, (item: ContentItem) => boolean, number])[] = [
  ['watched', ({ contentType }) => /video|webinar/i.test(contentType), 2],
  ['read', ({ contentType }) => /article/i.test(contentType), 5],
]

/** The seeded history of `reader@example.com`, the latest first. */
export const seedActivities = (
  { id: owner }: Pick<Account, 'id'>,
  content: readonly ContentItem[],
): Records['activity'][] => [
  ...seeded.flatMap(([activity, fits, count]) =>
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
