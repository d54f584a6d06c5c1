import { type Drawing, drawingIn } from '@bindery/element/renderer.ts'
import r2wc, { type R2WCBaseProps } from '@r2wc/core'
import { Component, type ComponentType, createElement, type ReactNode } from 'react'
import type { OwnProps, Render, RenderOptions } from './define.ts'
import type { Instance } from './instance.ts'
import { kindOf, type Painter } from './kind.ts'
import { widgetClass } from './widget-class.ts'

// Where r2wc keeps what it hands to the component, and the method that draws it again.
const props: unique symbol = Symbol.for('r2wc.props') as never
const render: unique symbol = Symbol.for('r2wc.render') as never

interface R2wcElement extends HTMLElement {
  [props]: Partial<BoundaryProps>
  [render](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

type Base = new () => R2wcElement

interface BoundaryProps extends R2WCBaseProps {
  instance: Instance
  view: ComponentType<object>
  own: object
}

/** Says when the view stands, and keeps its faults from the page. */
class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override componentDidMount(): void {
    if (!this.state.broken) this.props.instance.settle()
  }

  override componentDidCatch(error: unknown): void {
    this.props.instance.crash(error)
  }

  override render(): ReactNode {
    const { view, own, instance } = this.props
    const given = { ...own, host: instance }
    return this.state.broken ? null : createElement(view, given)
  }
}

// r2wc would draw into the whole shadow root, where the fallback's slot is.
const renderer = {
  mount: (_: HTMLElement, view: ComponentType<BoundaryProps>, given: BoundaryProps): Drawing => {
    const drawing = drawingIn(given.instance.root)
    drawing.draw(createElement(view, given))
    return drawing
  },
  update: (drawing: Drawing, given: BoundaryProps): void =>
    drawing.draw(createElement(Boundary, given)),
  unmount: (drawing: Drawing): void => drawing.erase(),
}

/** A React component as the view of a tag. Beside its props it may take `host: ViewHost`. */
export function react<P extends object>(
  view: (props: P) => ReactNode,
  options: RenderOptions = {},
): Render<OwnProps<P>> {
  return {
    options,
    createClass(definition) {
      const Base = r2wc<BoundaryProps, Drawing>(Boundary, { shadow: 'open' }, renderer) as Base
      const { connectedCallback, disconnectedCallback } = Base.prototype
      // r2wc keeps no attribute of its own: they are ours, see attribute-parser.ts.
      const painter: Painter = {
        paint(own, instance) {
          const element = instance.element as R2wcElement
          const first = !element[props].own
          Object.assign(element[props], { view, own, instance })
          if (first) connectedCallback.call(element)
          else element[render]()
        },
        clear({ element }) {
          disconnectedCallback.call(element)
          delete (element as R2wcElement)[props].own
        },
      }
      return widgetClass(Base, kindOf(definition, painter))
    },
  }
}
