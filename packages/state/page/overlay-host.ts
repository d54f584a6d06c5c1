import { atom, type ReadableAtom } from 'nanostores'
import { createOpenEvents, type OpenHost } from '../environment/overlay.events.ts'
import type { Overlays, PanelRequest } from './overlays.ts'

/** The part of an element that its flyout needs. It has the attribute `open`. */
export interface OverlayHost<A = { readonly open: boolean }> extends OpenHost<A> {
  readonly id: string
}

/** The state of a flyout with its own tag. */
export interface HostedOverlay<A extends HTMLElement | null = HTMLElement> {
  /** The shown request; null while closed. */
  readonly $request: ReadableAtom<PanelRequest<A> | null>
  destroy(): void
}

/** The ids of a page's flyouts by tag. The first flyout of a tag answers to triggers. */
const orders = new WeakMap<Overlays, Map<string, string[]>>()

const orderOf = (overlays: Overlays, tag: string): string[] => {
  const tags = orders.get(overlays) ?? new Map<string, string[]>()
  orders.set(overlays, tags)
  const order = tags.get(tag) ?? []
  tags.set(tag, order)
  return order
}

/**
 * The flyout's side of a trigger and its flyout. A trigger opens it, or the page does with the attribute
 * `open`, which is set as long as the flyout is open. If a page has several, the first one answers to the
 * triggers.
 * @param requested the panel to show when the page sets `open`; null if it cannot open
 */
export const createOverlayHost = <A extends HTMLElement | null = HTMLElement>(
  overlays: Overlays,
  host: OverlayHost,
  tag: PanelRequest['tag'],
  requested: () => Pick<PanelRequest<A>, 'anchor' | 'about'> | null,
): HostedOverlay<A> => {
  const order = orderOf(overlays, tag)
  order.push(host.id)
  const $request = atom<PanelRequest<A> | null>(null)
  let isDestroyed = false

  const syncToAttributes = () => {
    // A request for a tag has the anchor type of that tag.
    const panel = overlays.$flyout.get()?.panel as PanelRequest<A> | undefined
    const mine = panel?.tag === tag && (panel.owner ?? order[0]) === host.id ? panel : null
    if (mine === $request.get()) return
    $request.set(mine)
    if (mine) host.set('open', true)
    else events.close(overlays.closeReason())
  }
  const syncFromAttributes = () => {
    const { open } = host.$attributes.get()
    if (isDestroyed || open === !!$request.get()) return
    if (!open) return overlays.closeFlyouts('page')
    const request = requested()
    if (!request) return events.close('done')
    const panel = { ...request, tag, owner: host.id }
    overlays.open({ id: host.id, kind: 'flyout', close: () => {}, panel })
  }
  // In a microtask: a script may set `open` before `anchor`.
  const syncLater = () => queueMicrotask(syncFromAttributes)

  const offs = [overlays.$flyout.listen(syncToAttributes), host.$attributes.listen(syncLater)]
  const events = createOpenEvents(host)
  // A trigger may have opened this tag before the element existed.
  syncToAttributes()
  syncLater()
  return {
    $request,
    destroy: () => {
      isDestroyed = true
      for (const off of offs) off()
      if ($request.get()) overlays.closeFlyouts('page')
      events.destroy()
      order.splice(order.indexOf(host.id), 1)
    },
  }
}
