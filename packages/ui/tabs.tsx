import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useUid } from './ids.tsx'

export interface Tab {
  /** Unique among its tabs. */
  readonly key: string
  readonly label: ReactNode
}

export interface TabsProps {
  /** Accessible name of the list. */
  label: string
  tabs: readonly Tab[]
  /** Key of the one that is shown, decided outside. Left out, the tabs decide by themselves; the first one at first. */
  chosen?: string | undefined
  onChoose?: ((key: string) => void) | undefined
  /** An arrow only moves focus; Enter or Space chooses. For panels that have to be loaded. Default false. */
  manual?: boolean | undefined
  /** The first focus of a panel around them goes to the tab that is chosen. */
  first?: boolean | undefined
  /** The panel of the tab that is chosen. */
  children: (key: string) => ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Where an arrow, Home or End leads from one of `count`; undefined for other keys. Its ends meet. */
const goal = ({ key, currentTarget }: KeyboardEvent, at: number, count: number) => {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (!step) return undefined
  const turn = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  return (at + step * turn + count) % count
}

/** A list of tabs and the panel of one: one stop for Tab, arrows between them, Home and End. */
export function Tabs({ label, tabs, chosen, onChoose, manual, first, children }: TabsProps) {
  const id = useUid()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.key ?? '')
  const wanted = chosen ?? own
  const current = tabs.some(({ key }) => key === wanted) ? wanted : (tabs[0]?.key ?? '')
  const [stop, setStop] = useState<string | null>(null)
  const choose = (key: string) => {
    setOwn(key)
    setStop(null)
    if (key !== current) onChoose?.(key)
  }
  const move = (event: KeyboardEvent, at: number) => {
    const to = tabs[goal(event, at, tabs.length) ?? -1]
    if (!to) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(to)]?.focus()
    if (manual) setStop(to.key)
    else choose(to.key)
  }
  const reachable = tabs.some(({ key }) => key === stop) ? stop : current
  return (
    <div className="bindery-tabs">
      <div ref={list} role="tablist" aria-label={label} className="bindery-tablist" part="tabs">
        {tabs.map((tab, at) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === current}
            aria-controls={tab.key === current ? `${id}-panel` : undefined}
            tabIndex={tab.key === reachable ? 0 : -1}
            data-bindery-focus={first && tab.key === current ? '' : undefined}
            part="tab"
            onClick={() => choose(tab.key)}
            onKeyDown={(event) => move(event, at)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${current}`}
        className="bindery-tabpanel"
        part="tabpanel"
      >
        {children(current)}
      </div>
    </div>
  )
}
