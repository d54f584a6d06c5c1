import { draw } from '@bindery/element/renderer.ts'
import { Component, type ComponentType, createElement, type ReactNode } from 'react'
import type { OwnProps, Render, RenderOptions } from './define.ts'
import type { Instance } from './instance.ts'
import { kindOf } from './kind.ts'
import { widgetClass } from './widget-class.ts'

interface BoundaryProps {
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

/** A React component as the view of a tag. Beside its props it may take `host: ViewHost`. */
export function react<P extends object>(
  view: (props: P) => ReactNode,
  options: RenderOptions = {},
): Render<OwnProps<P>> {
  return {
    options,
    createClass: (definition) =>
      widgetClass(
        kindOf(definition, {
          paint: (own, instance) => {
            const given = { view: view as ComponentType<object>, own: own as object, instance }
            draw(createElement(Boundary, given), instance.root)
          },
          clear: ({ root }) => draw(null, root),
        }),
      ),
  }
}
