import type { ViewHost } from '@bindery/element/host.ts'
import { Panel } from '@bindery/ui/panel/panel.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { HelpFlyoutView } from './help-flyout.model.ts'

/** Inserts the page's own DOM nodes, which React has not created. */
function Words({ body }: { body: DocumentFragment }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.replaceChildren(body)
  }, [body])
  return <div ref={box} className="words" part="words" />
}

/** The help box. Renders nothing while it is closed. */
export function HelpFlyout(view: HelpFlyoutView & { host: ViewHost }) {
  if (view.step === 'closed') return null
  const { host, anchor, title, body, text, unasked, closeLabel, close } = view
  return (
    <View host={host}>
      <Panel
        anchor={anchor}
        title={title}
        closeLabel={closeLabel}
        keepFocus={unasked}
        onClose={close}
      >
        {body ? <Words body={body} /> : <p className="words">{text}</p>}
      </Panel>
    </View>
  )
}
