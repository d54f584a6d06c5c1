import { BinderyEvent } from '../environment/event.ts'
import type { SavableItem } from './saved-item.ts'

/** An item was saved, or its folders changed. `lists` are the ids of its folders. */
export class SavedEvent extends BinderyEvent<{
  readonly item: SavableItem
  readonly lists: readonly string[]
}> {
  constructor(item: SavableItem, lists: readonly string[]) {
    super('bindery-saved', { item, lists })
  }
}

/** Items were removed from My Library. */
export class RemovedEvent extends BinderyEvent<{ readonly ids: readonly string[] }> {
  constructor(ids: readonly string[]) {
    super('bindery-removed', { ids })
  }
}
