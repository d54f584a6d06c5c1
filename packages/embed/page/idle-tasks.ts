/** A chunk of its own: what no page needs before it is idle. */

import { strategies } from '@bindery/element/definition.ts'
import type { State } from '@bindery/state/state.ts'
import type { PageRegistry } from '../registry/page-registry.ts'
import { ensureElement } from './ensure-element.ts'
import { openAskedInspector } from './open-inspector.ts'
import { reportOverlayLoadErrors } from './overlay-load-errors.ts'
import { shieldTyping } from './shield-typing.ts'
import { announce } from './status-region.ts'
import { warmOverlays } from './warm-overlays.ts'
import { warnWrongTokens } from './wrong-tokens.ts'

export { openInspector } from './open-inspector.ts'
export { replayClick } from './replay-click.ts'

/** Logs which values the attribute `load` may have. */
export function warnBadLoad(tag: string, value: string): void {
  console.warn(`bindery: <${tag}> load="${value}" is ignored; allowed: ${strategies.join(', ')}`)
}

const started = new WeakSet<State>()

/**
 * Starts the live region, the error messages for overlays that cannot be loaded, the question about an unconfirmed
 * pending action, the shield of typed keys, the check of the page's tokens, the inspector that an address asks for, and
 * the fetching of what the page's tags open. The chunk itself is fetched ahead, because its errors are about chunks that
 * cannot be fetched. Earlier announcements and overlays count, too.
 */
export function runIdleTasks(registry: PageRegistry, state: State): void {
  if (started.has(state)) return
  started.add(state)
  state.liveRegion.$announcement.subscribe(({ text, count }) => count && announce(text))
  // The last text may have the name of the reader before: “You are signed in as …”.
  state.session.$readerChanges.listen(() => announce(''))
  state.pendingActions.$unconfirmed.subscribe((action) => action && ensureElement(registry))
  reportOverlayLoadErrors(registry, state)
  shieldTyping()
  warnWrongTokens(registry.tags)
  openAskedInspector(registry, state)
  warmOverlays(registry, state)
}
