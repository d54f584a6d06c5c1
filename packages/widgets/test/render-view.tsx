/** Renders a bare view, without its element and model, for component tests. Never shipped. */
import type { ViewHost } from '@bindery/element/host.ts'
import { createMessages } from '@bindery/state/messages/book.ts'
import { defaultSettings } from '@bindery/state/settings/settings.ts'
import { type ComponentType, createElement } from 'react'
import { place } from '../../../tests/support/mount.tsx'
import { render } from '../../../tests/support/render.tsx'

/** The default texts, without overrides of a site. */
export const book = createMessages(defaultSettings('https://publisher.example'))

/**
 * Renders `View` with a view state. Its light-DOM forms become children of the host, so `screen` sees them.
 * `update` renders it with another state, as the element does when the model changes.
 */
export function renderView<V extends object>(View: ComponentType<V & { host: ViewHost }>, view: V) {
  const host = { id: 'view', element: place('div') }
  const node = (next: V) => createElement(View, { ...next, host })
  const { rerender, user } = render(node(view))
  return { user, update: (next: V) => rerender(node(next)) }
}
