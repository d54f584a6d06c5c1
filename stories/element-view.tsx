import type { Definition } from '@bindery/element/definition.ts'
import type { Model } from '@bindery/element/host.ts'
import { atom, type WritableAtom } from 'nanostores'
import { createElement, type ReactNode, useLayoutEffect, useRef } from 'react'

/** The part of a widget's definition that rendering needs. */
interface Widget<V> {
  readonly tag: string
  model?(host: never): Model<V>
}

const views = new WeakMap<Element, WritableAtom<unknown>>()

const storyTag = (widget: Definition): string => {
  const tag = `${widget.tag}-story` as const
  if (!customElements.get(tag) && widget.render) {
    const model: NonNullable<Definition['model']> = ({ element }: { element: Element }) => ({
      $view: views.get(element) ?? atom(null),
      destroy() {},
    })
    customElements.define(tag, widget.render.createClass({ ...widget, tag, model }))
  }
  return tag
}

export interface ElementViewProps<V> {
  /** The view state in place of a model's; null: not known yet, so the children stay. */
  view: V | null
}

interface StoryElementProps {
  tag: string
  view: unknown
  children: ReactNode
}

function StoryElement({ tag, view, children }: StoryElementProps) {
  const element = useRef<HTMLElement>(null)
  const $view = useRef(atom(view))
  useLayoutEffect(() => {
    if (element.current) views.set(element.current, $view.current)
  }, [])
  useLayoutEffect(() => {
    $view.current.set(view)
  }, [view])
  // Adds a text node: a tag that nothing follows counts as one without an end tag.
  return <>{createElement(tag, { ref: element }, children)} </>
}

/**
 * Returns a component that renders a widget's element, with its styles and shadow root, but with a view state
 * from the story instead of a model.
 * @param children children of the tag: fallback and slots
 */
export const elementView = <V,>(widget: Widget<V>, children?: () => ReactNode) => {
  const definition = widget as unknown as Definition
  return Object.assign(
    ({ view }: ElementViewProps<V>) => (
      <StoryElement tag={storyTag(definition)} view={view}>
        {children?.()}
      </StoryElement>
    ),
    // Read by the controls of scenes (.storybook/controls.ts).
    { definition },
  )
}
