/**
 * The source of `@bindery/react`: the widgets as React components, on the application's own React.
 * The build adds one line per tag, which calls `component` (tools/build-react.ts).
 */
import type { RawSettings } from '@bindery/state/settings/settings.ts'
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
import { createKitShell } from './kit/kit-shell.ts'
import type { BinderyKit } from './kit/kit-types.ts'
import { watchScreenLinks } from './page/screen-links.ts'
import { type ComponentInfo, elementProps, listenersOf } from './react-props.ts'
import { readRegistry, writeRegistry } from './registry/page-registry.ts'
import { start } from './start.ts'

declare const BINDERY_VERSION: string | undefined

interface CommonProps {
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLElement>
  readonly [name: string]: unknown
}

const tagImports: Record<string, () => Promise<unknown>> = {}

const load = (tag: string): Promise<boolean> =>
  (
    tagImports[tag] ?? (() => Promise.reject(new Error(`<${tag}> is not in @bindery/react`)))
  )().then(
    () => true,
    (error: unknown) => {
      console.warn(`bindery: <${tag}> could not be loaded: ${error}`)
      return false
    },
  )

/**
 * Starts the kit with settings (names in camelCase or kebab-case, as in `bindery-config`). Call it before
 * the first component renders; without a call the kit starts with the settings on the page. If the page
 * already has a kit, for example from bindery.js, that kit is returned unchanged. On a server nothing
 * starts, and callbacks pushed there are never called.
 */
export function startBindery(values: RawSettings['values'] = {}): BinderyKit {
  const running = readRegistry()?.kit
  if (running) return running
  const version = typeof BINDERY_VERSION === 'string' ? BINDERY_VERSION : '0.0.0'
  const { kit, settle } = createKitShell(version)
  if (typeof window === 'undefined') return kit
  const tags = Object.keys(tagImports)
  const registry = writeRegistry({ version, kit, load, script: null, tags })
  watchScreenLinks(registry)
  start(registry, [{ source: 'json', values }])
  settle()
  return kit
}

/** A tag as a React component. It loads the tag's code in the browser, once it has rendered. */
export function component(info: ComponentInfo, importTag: () => Promise<unknown>) {
  tagImports[info.tag] = importTag
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
      void load(info.tag)
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
