import { type KeyboardEvent, useRef, useState } from 'react'
import { type InspectorModel, type InspectorView, type Tab, tabs } from './inspector.model.ts'
import { CallsTab, EventsTab, MistakesTab, SettingsTab, StateTab } from './lists.tsx'
import { StandInTab } from './stand-in-tab.tsx'
import { TagsTab } from './tags-tab.tsx'

interface PanelProps {
  view: InspectorView
  model: InspectorModel
  version: string
  onClose: () => void
}

const titleOf = (tab: Tab, { mistakes, warnings, calls }: InspectorView): string => {
  const wrong = calls.filter(({ finding }) => finding).length
  const count = mistakes.length + warnings.length
  const titles: Readonly<Record<Tab, string>> = {
    tags: 'Tags',
    mistakes: count > 0 ? `Mistakes (${count})` : 'Mistakes',
    calls: wrong > 0 ? `Calls (${wrong} wrong)` : 'Calls',
    events: 'Events',
    state: 'State',
    settings: 'Settings',
    reader: 'Stand-in reader',
  }
  return titles[tab]
}

function Content({ view, model }: PanelProps) {
  switch (view.tab) {
    case 'tags':
      return <TagsTab view={view} model={model} />
    case 'mistakes':
      return <MistakesTab {...view} />
    case 'calls':
      return <CallsTab {...view} />
    case 'events':
      return <EventsTab {...view} />
    case 'state':
      return <StateTab {...view} />
    case 'settings':
      return <SettingsTab {...view} />
    case 'reader':
      return <StandInTab view={view} model={model} />
  }
}

/** Where a key leads in the list of tabs. */
const targetOf = (key: string, at: number): number | undefined =>
  ({
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at + tabs.length - 1) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  })[key]

function TabList({ view, model }: PanelProps) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = targetOf(event.key, tabs.indexOf(view.tab))
    const tab = at === undefined ? undefined : tabs[at]
    if (!tab) return
    event.preventDefault()
    model.choose(tab)
    list.current?.querySelector<HTMLElement>(`#tab-${tab}`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label="Inspector" onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          id={`tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === view.tab}
          aria-controls="content"
          tabIndex={tab === view.tab ? 0 : -1}
          onClick={() => model.choose(tab)}
        >
          {titleOf(tab, view)}
        </button>
      ))}
    </div>
  )
}

/** A keyboard scrolls what takes focus. */
const scrollable = { tabIndex: 0 }

/** The panel of the inspector. */
export function Panel(props: PanelProps) {
  const { view, model, version, onClose } = props
  const [isAtStart, setAtStart] = useState(false)
  return (
    <section className={isAtStart ? 'panel is-start' : 'panel'} aria-labelledby="title">
      <header>
        <h2 id="title" tabIndex={-1}>
          Bindery inspector <span className="soft">{version}</span>
        </h2>
        <button type="button" onClick={() => void model.copyReport()}>
          Copy report
        </button>
        <button type="button" onClick={() => setAtStart(!isAtStart)}>
          Other side
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <TabList {...props} />
      <div id="content" role="tabpanel" {...scrollable} aria-labelledby={`tab-${view.tab}`}>
        <Content {...props} />
      </div>
      <p role="status" className="notice">
        {view.notice}
      </p>
    </section>
  )
}

/** Says that the stand-in answers, as long as it does. */
export function Banner({ view, model }: Pick<PanelProps, 'view' | 'model'>) {
  if (view.standIn.step !== 'on') return null
  return (
    <aside className="banner" aria-label="Stand-in reader">
      <p>A stand-in reader is on: this browser answers, and not your server.</p>
      <button type="button" onClick={() => void model.stopStandIn()}>
        Stop
      </button>
    </aside>
  )
}
