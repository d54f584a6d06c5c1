import { BinderyEvent } from './event.ts'
import type { SavableItem } from './saved.ts'

/** An item is saved, or lies in other folders than before: `{ item, lists }`, `lists` by folder id. */
export class SavedEvent extends BinderyEvent<{
  readonly item: SavableItem
  readonly lists: readonly string[]
}> {
  constructor(item: SavableItem, lists: readonly string[]) {
    super('bindery-saved', { item, lists })
  }
}

/** Items were taken out of My Library: `{ ids }`. */
export class RemovedEvent extends BinderyEvent<{ readonly ids: readonly string[] }> {
  constructor(ids: readonly string[]) {
    super('bindery-removed', { ids })
  }
}
