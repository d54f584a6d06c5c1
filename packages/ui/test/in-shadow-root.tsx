/** A shadow root with the kit's sheets, for tests and stories of components. Never shipped. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import confirmation from '../dialog/confirmation.css?inline'
import copyField from '../form/copy-field.css?inline'
import textArea from '../form/text-area.css?inline'
import tabs from '../list/tabs.css?inline'
import { panelStyles } from '../panel/panel-styles.ts'
import { formStyles, uiStyles } from '../styles/styles.ts'
import { View } from '../view/view.tsx'

const sheetOf = (text: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

const shadowSheets = [...uiStyles, ...panelStyles, confirmation, copyField, tabs, textArea].map(
  sheetOf,
)
const documentSheets = formStyles.map(sheetOf)

export function InShadowRoot({ id = 'host', children }: { id?: string; children?: ReactNode }) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = shadowSheets
    if (!documentSheets.every((sheet) => document.adoptedStyleSheets.includes(sheet)))
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...documentSheets]
    setRoot(shadow)
  }, [])
  return (
    <div ref={host}>
      {root && createPortal(<View host={{ id, element: root.host }}>{children}</View>, root)}
    </div>
  )
}
