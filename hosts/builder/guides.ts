/** Per tag: when to use it, what to do and what not to do. Read by the docs pages of Storybook and by docs/tags.md. */
import { accountGuides } from './guides/account.ts'
import { contentGuides } from './guides/content.ts'
import type { Guides } from './guides/guide.ts'
import { libraryGuides } from './guides/library.ts'
import { sharingGuides } from './guides/sharing.ts'
import { storeGuides } from './guides/store.ts'

export const guides: Guides = {
  ...accountGuides,
  ...contentGuides,
  ...libraryGuides,
  ...sharingGuides,
  ...storeGuides,
}
