/**
 * What `@bindery/react` is made of: the widgets as React components, on the application's own React.
 * The build writes one line per tag that calls `component` (tools/build-react.ts).
 */
import type { RawSettings } from '@bindery/state/settings.ts'
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
import type { Kit } from './kit.ts'
import { createKitShell } from './kit-shell.ts'
import { type ComponentInfo, elementProps, listenersOf } from './react-props.ts'
import { readRecord, writeRecord } from './record.ts'
import { watchScreenLinks } from './screen-links.ts'
import { start } from './start.ts'

declare const BINDERY_VERSION: string | undefined

interface CommonProps {
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLElement>
  readonly [name: string]: unknown
}

const loads: Record<string, () => Promise<unknown>> = {}

const load = (tag: string): Promise<boolean> =>
  (loads[tag] ?? (() => Promise.reject(new Error(`<${tag}> is not in @bindery/react`))))().then(
    () => true,
    (error: unknown) => {
      console.warn(`bindery: <${tag}> could not be loaded: ${error}`)
      return false
    },
  )

/**
 * Starts the kit with settings (names in camelCase or kebab-case, as in `bindery-config`). Call it
 * before the first component is drawn; without a call the kit starts with what the page says. The
 * script of the page, where there is one, has been first: its kit is returned as it is. On a server
 * nothing starts: what is pushed there waits for ever.
 */
export function startBindery(values: RawSettings['values'] = {}): Kit {
  const running = readRecord()?.kit
  if (running) return running
  const version = typeof BINDERY_VERSION === 'string' ? BINDERY_VERSION : '0.0.0'
  const { kit, settle } = createKitShell(version)
  if (typeof window === 'undefined') return kit
  const record = writeRecord({ version, kit, load, script: null, tags: Object.keys(loads) })
  watchScreenLinks(record)
  start(record, [{ source: 'json', values }])
  settle()
  return kit
}

/** A tag as a component. Nothing is loaded on a server, or before it is drawn. */
export function component(info: ComponentInfo, loadTag: () => Promise<unknown>) {
  loads[info.tag] = loadTag
  const Component = ({ ref, ...props }: CommonProps): ReactNode => {
    const element = useRef<HTMLElement>(null)
    useImperativeHandle(ref, () => element.current as HTMLElement, [])
    // Not by React: it adds none to an element that a server has drawn (facebook/react issue 35446).
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
    // As a list: of one text alone React would write the element's content, and our form stands there.
    const fallback = Children.toArray(props.children)
    return createElement(
      info.tag,
      { ...elementProps(info, props), ref: element },
      // No list beside `dangerouslySetInnerHTML`, not even an empty one: React throws.
      fallback.length ? fallback : undefined,
    )
  }
  Component.displayName = info.tag.replace(/(?:^|-)(.)/g, (_, letter: string) =>
    letter.toUpperCase(),
  )
  return Component
}
