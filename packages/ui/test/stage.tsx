/** Stands in for an element in tests and stories: a shadow root with our sheets. Never shipped. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import confirmation from '../confirmation.css?inline'
import copyField from '../copy-field.css?inline'
import { panelStyles } from '../panel-styles.ts'
import { formStyles, uiStyles } from '../styles.ts'
import tabs from '../tabs.css?inline'
import textArea from '../text-area.css?inline'
import { View } from '../view.tsx'

const sheetOf = (text: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

const shadowSheets = [...uiStyles, ...panelStyles, confirmation, copyField, tabs, textArea].map(
  sheetOf,
)
const documentSheets = formStyles.map(sheetOf)

export function Stage({ id = 'stage', children }: { id?: string; children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = shadowSheets
    if (!documentSheets.every((sheet) => document.adoptedStyleSheets.includes(sheet)))
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...documentSheets]
    setRoot(shadow)
  }, [])
  return (
    <div ref={place} data-stage={id}>
      {root && createPortal(<View host={{ id, element: root.host }}>{children}</View>, root)}
    </div>
  )
}
