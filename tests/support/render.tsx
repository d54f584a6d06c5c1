/**
 * Testing Library for components that need no real browser behaviour: `render`, `screen`, `within` and a
 * user. What a test claims about layout, focus order, pointers, scrolling, the clipboard or native forms
 * needs `mount` and the locators of vitest/browser.
 *
 * It runs on each renderer, because it draws through `react-dom/client` as the element layer does. Updates
 * are flushed before `render` and each action of the user return, so no wait is needed for them.
 */
import {
  cleanup,
  configure,
  getConfig,
  prettyDOM,
  type RenderResult,
  render as renderInto,
  within as withinElement,
} from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'

export { act, fireEvent, screen, waitFor } from '@testing-library/react'

/** The queries of one element or shadow root. */
export type Queries = ReturnType<typeof withinElement>

export interface Rendered extends Pick<RenderResult, 'container' | 'rerender' | 'unmount'> {
  /** Presses keys and buttons; a new one per render. Its actions wait for no timer, so that clocks may be fake. */
  readonly user: UserEvent
  /** Queries of the first shadow root in `container`. `screen` sees only the document, with slotted forms. */
  readonly shadow: Queries
}

/** True while the renderer updates the page. */
let isRendering = false
const whileRendering = <T,>(update: () => T): T => {
  isRendering = true
  try {
    return update()
  } finally {
    isRendering = false
  }
}

const { eventWrapper } = getConfig()
configure({
  // A focused field that the renderer removes or leaves makes user-event dispatch `change` at once. React
  // refuses the `act` around that event, because it is in the middle of one.
  eventWrapper: (dispatch) => (isRendering ? dispatch() : eventWrapper(dispatch)),
  // The default message throws on a shadow root.
  getElementError: (message, container: ParentNode) => {
    const parts = container instanceof ShadowRoot ? [...container.children] : [container as Element]
    const error = new Error([message, ...parts.map((part) => prettyDOM(part))].join('\n\n'))
    error.name = 'TestingLibraryElementError'
    return error
  },
})

/** Queries of an element, or of a shadow root, into which the queries of its host do not look. */
export const within = (root: HTMLElement | ShadowRoot): Queries =>
  // The queries need no more than `querySelectorAll`, which a shadow root has.
  withinElement(root as HTMLElement)

/** user-event replaces the page's clipboard by a stub of its own. Give back the real one. */
function setupUser(): UserEvent {
  const user = userEvent.setup({ delay: null })
  Reflect.deleteProperty(navigator, 'clipboard')
  return user
}

const shadowRootIn = (container: Element): ShadowRoot => {
  for (const element of container.querySelectorAll('*')) {
    if (element.shadowRoot) return element.shadowRoot
  }
  throw new Error('No element that was rendered has an open shadow root')
}

/** Renders `node` on the renderer of the project (Preact, or React in component-react); removed after the test. */
export function render(node: ReactNode): Rendered {
  onTestFinished(() => whileRendering(cleanup))
  const { container, rerender, unmount } = whileRendering(() => renderInto(node))
  return {
    container,
    rerender: (next) => whileRendering(() => rerender(next)),
    unmount: () => whileRendering(unmount),
    user: setupUser(),
    get shadow() {
      return within(shadowRootIn(container))
    },
  }
}
