import type { Definition } from '@bindery/element/define.ts'
import type { Model } from '@bindery/element/host.ts'
import { atom, type WritableAtom } from 'nanostores'
import { createElement, type ReactNode, useLayoutEffect, useRef } from 'react'

/** A widget's definition, as far as drawing needs it. */
interface Widget<V> {
  readonly tag: string
  model?(host: never): Model<V>
}

const views = new WeakMap<Element, WritableAtom<unknown>>()

const storyTag = (widget: Definition): string => {
  const tag = `${widget.tag}-drawn` as const
  if (!customElements.get(tag) && widget.render) {
    const model: NonNullable<Definition['model']> = ({ element }: { element: Element }) => ({
      $view: views.get(element) ?? atom(null),
      destroy() {},
    })
    customElements.define(tag, widget.render.createClass({ ...widget, tag, model }))
  }
  return tag
}

export interface Drawn<V> {
  /** What the model would say; null: nothing is known yet, the children stay. */
  view: V | null
}

interface PlacedProps {
  tag: string
  view: unknown
  children: ReactNode
}

function Placed({ tag, view, children }: PlacedProps) {
  const place = useRef<HTMLElement>(null)
  const $view = useRef(atom(view))
  useLayoutEffect(() => {
    if (place.current) views.set(place.current, $view.current)
  }, [])
  useLayoutEffect(() => {
    $view.current.set(view)
  }, [view])
  // A page goes on after a tag: one that is followed by nothing looks as if it had no end tag.
  return <>{createElement(tag, { ref: place }, children)} </>
}

/**
 * Shows a view as its element draws it, with its styles and its wall, but with a story's props
 * instead of a model.
 * @param children of the tag: fallback and slots
 */
export const drawn = <V,>(widget: Widget<V>, children?: () => ReactNode) => {
  const definition = widget as unknown as Definition
  return Object.assign(
    ({ view }: Drawn<V>) => (
      <Placed tag={storyTag(definition)} view={view}>
        {children?.()}
      </Placed>
    ),
    // For the controls of scenes (.storybook/controls.ts).
    { definition },
  )
}
