/**
 * The source of `@bindery/react`: the widgets as React components, on the application's own React.
 * The build adds one line per tag, which calls `component` (tools/build-react.ts).
 */
import {
  Children,
  createElement,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { addTag, loadTag, startBindery } from './imported-kit.ts'
import { type ComponentInfo, elementProps, listenersOf } from './react-props.ts'

export { startBindery } from './imported-kit.ts'

interface CommonProps {
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLElement>
  readonly [name: string]: unknown
}

/** A tag as a React component. It loads the tag's code in the browser, once it has rendered. */
export function component(info: ComponentInfo, importTag: () => Promise<unknown>) {
  addTag(info.tag, importTag)
  const Component = ({ ref, ...props }: CommonProps): ReactNode => {
    const element = useRef<HTMLElement>(null)
    useImperativeHandle(ref, () => element.current as HTMLElement, [])
    // React adds no custom event listeners when it hydrates an element (facebook/react issue 35446).
    useLayoutEffect(() => {
      const { current } = element
      const listeners = listenersOf(props)
      for (const [event, listener] of listeners) current?.addEventListener(event, listener)
      return () => {
        for (const [event, listener] of listeners) current?.removeEventListener(event, listener)
      }
    })
    useEffect(() => {
      startBindery()
      void loadTag(info.tag)
    }, [])
    // An array: React would set a single text as the element's `textContent`, and remove a slotted form.
    const fallback = Children.toArray(props.children)
    return createElement(
      info.tag,
      { ...elementProps(info, props), ref: element },
      // React throws on children beside `dangerouslySetInnerHTML`, even on an empty array.
      fallback.length ? fallback : undefined,
    )
  }
  Component.displayName = info.tag.replace(/(?:^|-)(.)/g, (_, letter: string) =>
    letter.toUpperCase(),
  )
  return Component
}
