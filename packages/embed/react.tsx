/**
 * What `@bindery/react` is made of: the widgets as React components, on the application's own React.
 * The build writes one line per tag that calls `component` (tools/build-react.ts).
 */
import type { RawSettings } from '@bindery/state/settings.ts'
import { createElement, type ReactNode, type Ref, useEffect } from 'react'
import type { Kit } from './kit.ts'
import { createKitShell } from './kit-shell.ts'
import { readRecord, writeRecord } from './record.ts'
import { watchScreenLinks } from './screen-links.ts'
import { start } from './start.ts'

declare const BINDERY_VERSION: string | undefined

export interface ComponentInfo {
  readonly tag: string
  /** Attribute names, kebab-case. */
  readonly attributes: readonly string[]
}

export interface CommonProps {
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
 * script of the page, where there is one, has been first: its kit is returned as it is.
 */
export function startBindery(values: RawSettings['values'] = {}): Kit {
  const running = readRecord()?.kit
  if (running) return running
  const version = typeof BINDERY_VERSION === 'string' ? BINDERY_VERSION : '0.0.0'
  const { kit, settle } = createKitShell(version)
  const record = writeRecord({ version, kit, load, script: null, tags: Object.keys(loads) })
  watchScreenLinks(record)
  start(record, [{ source: 'json', values }])
  settle()
  return kit
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const asText = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

/** `fromPaywall` → attribute `from-paywall`, `onBinderySignedIn` → listener of `bindery-signed-in`. */
export function elementProps(info: ComponentInfo, props: CommonProps): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      const attribute = kebab(name)
      if (name.startsWith('onBindery')) return [`on${kebab(name.slice(2)).slice(1)}`, value]
      return info.attributes.includes(attribute) ? [attribute, asText(value)] : [name, value]
    }),
  )
}

/** A tag as a component. Nothing is loaded on a server, or before it is drawn. */
export function component(info: ComponentInfo, loadTag: () => Promise<unknown>) {
  loads[info.tag] = loadTag
  const Component = (props: CommonProps): ReactNode => {
    useEffect(() => {
      startBindery()
      void load(info.tag)
    }, [])
    return createElement(info.tag, elementProps(info, props))
  }
  Component.displayName = info.tag.replace(/(?:^|-)(.)/g, (_, letter: string) =>
    letter.toUpperCase(),
  )
  return Component
}
