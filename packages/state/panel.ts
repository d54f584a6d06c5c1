import { atom, type ReadableAtom } from 'nanostores'
import type { Overlays, PanelRequest } from './overlay.ts'

/** As much of an element as its flyout needs; it has the attribute `open`. */
export interface PanelHost<A = { readonly open: boolean }> {
  readonly id: string
  readonly $attributes: ReadableAtom<A>
  set(name: 'open', value: true | undefined): void
}

/** What a flyout with a tag of its own knows. */
export interface Panel<A extends HTMLElement | null = HTMLElement> {
  /** What it shows now; null while it is closed. */
  readonly $request: ReadableAtom<PanelRequest<A> | null>
  destroy(): void
}

/** The flyouts of each tag on a page, the one that answers to triggers first. */
const orders = new WeakMap<Overlays, Map<string, string[]>>()

const orderOf = (overlays: Overlays, tag: string): string[] => {
  const tags = orders.get(overlays) ?? new Map<string, string[]>()
  orders.set(overlays, tags)
  const order = tags.get(tag) ?? []
  tags.set(tag, order)
  return order
}

/**
 * The flyout's side of a trigger and its flyout. It shows what a trigger asks for, or what the page
 * asks for by the attribute `open`, which is there as long as it shows. Of several on a page the first
 * one answers to the triggers.
 * @param asked what the page wants when it sets `open`; null: nothing can be shown
 */
export const createPanel = <A extends HTMLElement | null = HTMLElement>(
  overlays: Overlays,
  host: PanelHost,
  tag: PanelRequest['tag'],
  asked: () => Pick<PanelRequest<A>, 'anchor' | 'about'> | null,
): Panel<A> => {
  const order = orderOf(overlays, tag)
  order.push(host.id)
  const $request = atom<PanelRequest<A> | null>(null)
  let gone = false

  const look = () => {
    // Whoever asks for a tag gives it the anchor that it takes.
    const panel = overlays.$flyout.get()?.panel as PanelRequest<A> | undefined
    const mine = panel?.tag === tag && (panel.owner ?? order[0]) === host.id ? panel : null
    if (mine === $request.get()) return
    $request.set(mine)
    host.set('open', !!mine || undefined)
  }
  const obey = () => {
    const { open } = host.$attributes.get()
    if (gone || open === !!$request.get()) return
    if (!open) return overlays.closeFlyouts()
    const wanted = asked()
    if (!wanted) return host.set('open', undefined)
    const panel = { ...wanted, tag, owner: host.id }
    overlays.open({ id: host.id, kind: 'flyout', close: () => {}, panel })
  }
  // Later: a script sets `open` first, and then on what.
  const soon = () => queueMicrotask(obey)

  const offs = [overlays.$flyout.listen(look), host.$attributes.listen(soon)]
  // A trigger may have asked before there was anybody to answer.
  look()
  soon()
  return {
    $request,
    destroy: () => {
      gone = true
      for (const off of offs) off()
      if ($request.get()) overlays.closeFlyouts()
      order.splice(order.indexOf(host.id), 1)
    },
  }
}
