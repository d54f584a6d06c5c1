/**
 * `inspector/inspector.js`: the panel of `bindery.inspect()`. A classic script, which the kit loads when somebody asks
 * for it. It reads the state of the page from the registry of the kit, and has no part in what readers load.
 */
import { readRegistry, writeRegistry } from '@bindery/embed/registry/page-registry.ts'
import type { State } from '@bindery/state/state.ts'
import { createRoot } from 'react-dom/client'
import { createInspectorModel } from './panel/inspector.model.ts'
import { drawOutlines } from './panel/outlines.ts'
import styles from './panel/panel.css?inline'
import { Banner, Panel } from './panel/panel.tsx'

/** The names of the kit's events. The build writes them. */
declare const INSPECTOR_EVENTS: readonly string[]

const script = document.currentScript as HTMLScriptElement | null

/** Opens the panel. Only one is open at a time. */
function open(state: State, version: string): () => void {
  const host = document.createElement('div')
  host.dataset['binderyInspector'] = ''
  // A rule of the page for a div, even an important one, does not reach the panel.
  host.style.setProperty('all', 'initial', 'important')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const outlines = document.createElement('div')
  outlines.className = 'outlines'
  outlines.ariaHidden = 'true'
  const place = document.createElement('div')
  shadow.append(outlines, place)
  document.documentElement.append(host)

  const registry = readRegistry()
  const model = createInspectorModel({
    state,
    version,
    script: registry?.script ?? null,
    own: script?.src ?? '',
    eventNames: INSPECTOR_EVENTS,
    startStandIn: () => readRegistry()?.startStandIn as never,
  })
  const root = createRoot(place)
  const opener = document.activeElement
  const outline = () =>
    drawOutlines(
      outlines,
      model.$view.get().tags.map(({ element }) => element),
    )
  const draw = () => {
    const view = model.$view.get()
    outline()
    root.render(
      <>
        <Banner view={view} model={model} />
        <Panel view={view} model={model} version={version} onClose={close} />
      </>,
    )
  }
  const stopDrawing = model.$view.subscribe(draw)
  addEventListener('scroll', outline, { capture: true, passive: true })
  addEventListener('resize', outline)
  function close(): void {
    stopDrawing()
    removeEventListener('scroll', outline, true)
    removeEventListener('resize', outline)
    model.destroy()
    root.unmount()
    host.remove()
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    writeRegistry({ closeInspector: undefined })
  }
  shadow.querySelector<HTMLElement>('#title')?.focus({ preventScroll: true })
  return close
}

const registry = readRegistry()
if (registry?.state && registry.version && !registry.closeInspector)
  writeRegistry({ closeInspector: open(registry.state, registry.version) })
