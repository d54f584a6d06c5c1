import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import { Confirmation } from '@bindery/ui/confirmation.tsx'
import { CopyField } from '@bindery/ui/copy-field.tsx'
import { Notice } from '@bindery/ui/notice.tsx'
import { Panel } from '@bindery/ui/panel.tsx'
import { Tabs } from '@bindery/ui/tabs.tsx'
import { View } from '@bindery/ui/view.tsx'
import type { MouseEvent } from 'react'
import { openPopup, popupOfFlyout } from './share.popup.ts'
import type { NetworkView, ShareFlyoutView } from './share-flyout.model.ts'
import { ShareMail } from './share-mail.tsx'

type Open = Extract<ShareFlyoutView, { step: 'open' }>

function Link({ view }: { view: Open }) {
  const { words, url, short, shorten } = view
  return (
    <>
      <CopyField label={words.link} value={url} words={words} />
      {short === 'made' ? null : (
        <Button variant="link" busy={short === 'asking'} onClick={shorten}>
          {words.shorten}
        </Button>
      )}
      {short === 'failed' ? <p className="note">{words.notShort}</p> : null}
    </>
  )
}

/** A real link: it works in a new tab where the reader asks for one. */
function NetworkPanel({ view, on }: { view: Open; on: NetworkView }) {
  const { words, go } = view
  const { network, href, blocked } = on
  const name = words[network]
  const press = (event: MouseEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    if (altKey || ctrlKey || metaKey || shiftKey) return go(network, true)
    event.preventDefault()
    go(network, openPopup(href, popupOfFlyout))
  }
  return (
    <>
      <a
        className="bindery-button bindery-secondary"
        part="network"
        href={href}
        target="_blank"
        rel="noopener"
        aria-description={words.newWindow}
        onClick={press}
      >
        {words.shareOn({ network: name })}
      </a>
      <Notice kind="error">
        {blocked ? (
          <>
            {words.blocked({ network: name })}{' '}
            <a
              className="bindery-link"
              href={href}
              target="_blank"
              rel="noopener"
              onClick={() => go(network, true)}
            >
              {words.openTab({ network: name })}
            </a>
          </>
        ) : null}
      </Notice>
    </>
  )
}

function Ways({ view }: { view: Open }) {
  const { words, networks, title, summary, form } = view
  const tabs = [
    { key: 'url', label: words.url },
    ...networks.map(({ network }) => ({ key: network, label: words[network] })),
  ]
  return (
    <>
      {title ? (
        <p className="item" part="item">
          {title}
        </p>
      ) : null}
      {summary ? <p className="summary">{summary}</p> : null}
      <Tabs label={words.ways} tabs={tabs} first>
        {(key) => {
          const on = networks.find(({ network }) => network === key)
          return on ? <NetworkPanel key={key} view={view} on={on} /> : <Link view={view} />
        }}
      </Tabs>
      <h3 className="by-mail">{words.byMail}</h3>
      {form ? <ShareMail form={form} /> : null}
    </>
  )
}

/** The share flyout, or nothing. */
export function ShareFlyout(view: ShareFlyoutView & { host: ViewHost }) {
  if (view.step === 'closed') return null
  const { host, anchor, words, close } = view
  return (
    <View host={host}>
      <Panel anchor={anchor} title={words.title} closeLabel={words.close} onClose={close}>
        {view.step === 'shared' ? (
          <Confirmation onDone={close}>{view.message}</Confirmation>
        ) : (
          <Ways view={view} />
        )}
      </Panel>
    </View>
  )
}
