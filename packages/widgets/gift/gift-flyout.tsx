import type { ViewHost } from '@bindery/element/host.ts'
import { Spinner } from '@bindery/ui/button/spinner.tsx'
import { CopyField } from '@bindery/ui/form/copy-field.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { Panel, PanelRetry } from '@bindery/ui/panel/panel.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import type { GiftFlyoutView } from './gift-flyout.model.ts'

type Shown = Exclude<GiftFlyoutView, { readonly step: 'closed' }>

function Given({ link, left, words }: Extract<Shown, { readonly step: 'given' }>) {
  const { copy, copied, copyRefused: refused } = words
  return (
    <>
      <p className="about">{words.about}</p>
      <CopyField label={words.link} value={link} words={{ copy, copied, refused }} />
      <p className="left" part="left">
        {left}
      </p>
    </>
  )
}

/** The gift flyout: the offer, a progress bar while the link loads, then the link or an error. */
export function GiftFlyout(view: GiftFlyoutView & { host: ViewHost }) {
  if (view.step === 'closed') return null
  const { host, anchor, title, words, close, step } = view
  return (
    <View host={host}>
      <Panel anchor={anchor} title={title} closeLabel={words.close} onClose={close}>
        <div className="gift">
          {(step === 'offered' || step === 'asking') && <p className="about">{words.offer}</p>}
          {step === 'offered' && <PanelRetry onRetry={view.make}>{words.make}</PanelRetry>}
          {step === 'asking' && (
            <p className="asking">
              <Spinner label={words.asking} /> {words.asking}
            </p>
          )}
          {step === 'given' && <Given {...view} />}
          <Notice kind="error">
            {step === 'spent' || step === 'failed' ? view.message : null}
          </Notice>
          {step === 'failed' && <PanelRetry onRetry={view.again}>{words.again}</PanelRetry>}
        </div>
      </Panel>
    </View>
  )
}
