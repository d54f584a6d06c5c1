import type { ViewHost } from '@bindery/element/host.ts'
import { shareEntryPanel } from '@bindery/state/articles/share-panel.ts'
import { savedOf } from '@bindery/state/library/saved.ts'
import type { PanelRequest } from '@bindery/state/page/overlays.ts'
import type { State } from '@bindery/state/state.ts'
import { savable } from '@bindery/state/streams/entry.ts'
import type { FeedEntry } from '@bindery/state/streams/stream.ts'
import type { EntryVerb, StreamView } from './stream.view.ts'

const flyouts: Readonly<Record<Exclude<EntryVerb, 'share'>, PanelRequest['tag']>> = {
  save: 'bindery-save-flyout',
  move: 'bindery-organize-flyout',
  discard: 'bindery-bulk-discard-flyout',
}

/** Opens the flyout for an action on an entry. A guest who saves an entry has to register first. */
export const createActs =
  (
    state: Pick<State, 'overlays' | 'session'> & Parameters<typeof savedOf>[0],
    { id: host }: Pick<ViewHost, 'id'>,
    find: (id: string) => FeedEntry | undefined,
  ): StreamView['act'] =>
  (verb, id, anchor) => {
    const entry = find(id)
    if (!entry) return
    const item = savable(entry)
    if (verb === 'save' && state.session.$session.value?.status === 'guest') {
      void savedOf(state).save(item, {}, { from: anchor })
      return
    }
    const about = verb === 'discard' ? { items: [item], folder: null } : { item }
    const panel =
      verb === 'share' ? shareEntryPanel(anchor, entry) : { tag: flyouts[verb], anchor, about }
    state.overlays.open({ id: `${host}-${verb}`, kind: 'flyout', close: () => {}, panel })
  }
