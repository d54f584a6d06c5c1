import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Confirmation } from '@bindery/ui/dialog/confirmation.tsx'
import { CopyField } from '@bindery/ui/form/copy-field.tsx'
import { Tabs } from '@bindery/ui/list/tabs.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { Panel } from '@bindery/ui/panel/panel.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import { type MouseEvent, useState } from 'react'
import { MailForm } from '../mail-form.tsx'
import { flyoutPopupSize, openPopup } from '../popup-window.ts'
import type { NetworkView, ShareFlyoutView } from './share-flyout.model.ts'

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

/** A real link, so that the reader can open it in a new tab. */
function NetworkPanel({ view, of }: { view: Open; of: NetworkView }) {
  const { words, shareOn } = view
  const { network, href, blocked } = of
  const name = words[network]
  const press = (event: MouseEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    if (altKey || ctrlKey || metaKey || shiftKey) return shareOn(network, true)
    event.preventDefault()
    shareOn(network, openPopup(href, flyoutPopupSize))
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
              onClick={() => shareOn(network, true)}
            >
              {words.openTab({ network: name })}
            </a>
          </>
        ) : null}
      </Notice>
    </>
  )
}

/** Whether this is a phone or a tablet with a list of apps to share with. */
const canShareByDevice = () =>
  typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches

/** Opens the device's own list of apps. A reader who closes the list has changed their mind. */
function DeviceButton({ view }: { view: Open }) {
  const { words, title, url } = view
  const [failed, setFailed] = useState(false)
  const share = () => {
    setFailed(false)
    navigator
      .share({ title, url })
      .catch((error: unknown) => setFailed(Object(error).name !== 'AbortError'))
  }
  return (
    <>
      <Button part="device" onClick={share}>
        {words.device}
      </Button>
      <Notice kind="error">{failed ? words.deviceFailed : null}</Notice>
    </>
  )
}

function ShareTabs({ view }: { view: Open }) {
  const { words, networks, title, summary, form } = view
  const tabs = [
    { key: 'url', label: words.url },
    ...networks.map(({ network }) => ({ key: network, label: words[network] })),
  ]
  return (
    <>
      {title ? (
        <p className="item bindery-text" part="item">
          {title}
        </p>
      ) : null}
      {summary ? <p className="summary bindery-text">{summary}</p> : null}
      {canShareByDevice() ? <DeviceButton view={view} /> : null}
      <Tabs label={words.ways} tabs={tabs} first>
        {(key) => {
          const found = networks.find(({ network }) => network === key)
          return found ? <NetworkPanel key={key} view={view} of={found} /> : <Link view={view} />
        }}
      </Tabs>
      <h3 className="by-mail">{words.byMail}</h3>
      {form ? <MailForm form={form} /> : null}
    </>
  )
}

export function ShareFlyout(view: ShareFlyoutView & { host: ViewHost }) {
  if (view.step === 'closed') return null
  const { host, anchor, words, close } = view
  return (
    <View host={host}>
      <Panel anchor={anchor} title={words.title} closeLabel={words.close} onClose={close}>
        {view.step === 'shared' ? (
          <Confirmation onDone={close}>{view.message}</Confirmation>
        ) : (
          <ShareTabs view={view} />
        )}
      </Panel>
    </View>
  )
}
