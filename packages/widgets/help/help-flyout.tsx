import type { ViewHost } from '@bindery/element/host.ts'
import { Panel } from '@bindery/ui/panel.tsx'
import { View } from '@bindery/ui/view.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { HelpFlyoutView } from './help-flyout.model.ts'

/** Puts nodes where they are drawn: they were made by the page, not by a component. */
function Words({ body }: { body: DocumentFragment }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.replaceChildren(body)
  }, [body])
  return <div ref={box} className="words" part="words" />
}

/** The help box, or nothing. */
export function HelpFlyout(view: HelpFlyoutView & { host: ViewHost }) {
  if (view.step === 'closed') return null
  const { host, anchor, title, body, text, unasked, closeLabel, close } = view
  return (
    <View host={host}>
      <Panel
        anchor={anchor}
        title={title}
        closeLabel={closeLabel}
        unasked={unasked}
        onClose={close}
      >
        {body ? <Words body={body} /> : <p className="words">{text}</p>}
      </Panel>
    </View>
  )
}
