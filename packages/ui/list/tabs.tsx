import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useUid } from '../view/ids.tsx'

export interface Tab {
  /** Unique in its list. */
  readonly key: string
  readonly label: ReactNode
}

export interface TabsProps {
  /** Accessible name of the list. */
  label: string
  tabs: readonly Tab[]
  /** Key of the selected tab, which makes the tabs controlled. Without it the first tab is selected initially. */
  chosen?: string | undefined
  onChoose?: ((key: string) => void) | undefined
  /** Arrow keys only move focus; Enter or Space selects. For panels that have to be loaded. Default false. */
  manual?: boolean | undefined
  /** Makes the selected tab the initial focus of a dialog or panel around the tabs. */
  first?: boolean | undefined
  /** Renders the panel of the selected tab. */
  children: (key: string) => ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Index of the tab that an arrow, Home or End leads to, wrapping around; undefined for other keys. */
const targetIndex = ({ key, currentTarget }: KeyboardEvent, at: number, count: number) => {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (!step) return undefined
  const turn = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  return (at + step * turn + count) % count
}

/** Tabs and the panel of the selected one. The list is one tab stop; arrow keys, Home and End move in it. */
export function Tabs({ label, tabs, chosen, onChoose, manual, first, children }: TabsProps) {
  const id = useUid()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.key ?? '')
  const requested = chosen ?? own
  const current = tabs.some(({ key }) => key === requested) ? requested : (tabs[0]?.key ?? '')
  const [tabStop, setTabStop] = useState<string | null>(null)
  const choose = (key: string) => {
    setOwn(key)
    setTabStop(null)
    if (key !== current) onChoose?.(key)
  }
  const move = (event: KeyboardEvent, at: number) => {
    const to = tabs[targetIndex(event, at, tabs.length) ?? -1]
    if (!to) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(to)]?.focus()
    if (manual) setTabStop(to.key)
    else choose(to.key)
  }
  const reachable = tabs.some(({ key }) => key === tabStop) ? tabStop : current
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
