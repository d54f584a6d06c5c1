import r2wc from '@r2wc/react-to-web-component'
import { Component, type ComponentType, createElement, type ReactNode } from 'react'
import type { ElementFactory, OwnProps, RenderOptions } from './definition.ts'
import { createElementType, type Renderer, type RenderTarget } from './element-type.ts'
import { widgetClass } from './widget-class.ts'

interface BoundaryProps {
  target: RenderTarget
  view: ComponentType<object>
  own: object
}

/**
 * Reports when the view is rendered, and keeps its errors from the page. On React, r2wc creates the root
 * without `onCaughtError`, so React prints a caught error once more, with the component's name.
 */
class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override componentDidMount(): void {
    if (!this.state.broken) this.props.target.rendered()
  }

  override componentDidCatch(error: unknown): void {
    this.props.target.renderFailed(error)
  }

  override render(): ReactNode {
    const { view, own, target } = this.props
    const given = { ...own, host: target }
    return this.state.broken ? null : createElement(view, given)
  }
}

/** Where r2wc keeps the props of the next render. */
const r2wcProps = Symbol.for('r2wc.props')

interface R2wcElement extends HTMLElement {
  /** Where r2wc mounts the component. */
  container: HTMLElement
  [r2wcProps]: BoundaryProps
  /** Mounts the component, or updates it while it is mounted. */
  connectedCallback(): void
  /** Unmounts the component. */
  disconnectedCallback(): void
}

interface R2wcClass {
  new (): R2wcElement
  readonly prototype: R2wcElement
}

/**
 * Makes a React component the view of a tag. Beside its own props the component may take
 * `host: ViewHost`.
 *
 * r2wc mounts, updates and unmounts the component. It gets no list of `props`: with one, it ignores a
 * boolean without a value, keeps the value of a removed attribute, throws on malformed JSON and loses
 * properties that were set before the upgrade. It also unmounts an element that moves. So the subclass
 * overrides the life cycle callbacks, and `Instance` decides when those of r2wc run.
 */
export function react<P extends object>(
  view: (props: P) => ReactNode,
  options: RenderOptions = {},
): ElementFactory<OwnProps<P>> {
  return {
    options,
    createClass(definition) {
      class ReactElement extends (r2wc(Boundary) as R2wcClass) {
        constructor() {
          super()
          // A public field of r2wc. `Object.keys(element)` lists properties that a page has set.
          Object.defineProperty(this, 'container', { enumerable: false })
        }
      }
      const { connectedCallback: mountOrUpdate, disconnectedCallback: unmount } =
        ReactElement.prototype
      const renderer: Renderer = {
        render(own, target) {
          const element = target.element as R2wcElement
          element.container = target.root
          element[r2wcProps] = { view: view as ComponentType<object>, own: own as object, target }
          mountOrUpdate.call(element)
        },
        clear({ element }) {
          unmount.call(element as R2wcElement)
        },
      }
      return widgetClass(createElementType(definition, renderer), ReactElement)
    },
  }
}
