import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Confirmation } from '@bindery/ui/dialog/confirmation.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { Panel } from '@bindery/ui/panel/panel.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import type { BulkDiscardView } from './bulk-discard-flyout.model.ts'

type Open = Exclude<BulkDiscardView, { readonly step: 'closed' }>

function Question({ view, lead }: { view: Open; lead: string }) {
  const { words, discard, close } = view
  return (
    <>
      <p id={lead}>{words.discardLead}</p>
      <Notice kind="error">{view.step === 'asking' ? view.message : null}</Notice>
      <div className="bindery-actions">
        <Button variant="primary" data-bindery-focus="" onClick={() => close('button')}>
          {words.discardNo}
        </Button>
        <Button busy={view.step === 'sending'} onClick={discard}>
          {words.discardYes}
        </Button>
      </div>
    </>
  )
}

/** The question before several items are discarded. The harmless answer has the focus. */
export function BulkDiscardFlyout({ host, ...view }: BulkDiscardView & { host: ViewHost }) {
  if (view.step === 'closed') return null
  const { anchor, words, count, close } = view
  const lead = `${host.id}-lead`
  return (
    <View host={host}>
      <Panel
        anchor={anchor}
        title={words.discardTitle(count)}
        closeLabel={words.close}
        role="alertdialog"
        describedBy={lead}
        onClose={close}
      >
        {view.step === 'done' ? (
          <Confirmation onDone={close}>{view.confirmation}</Confirmation>
        ) : (
          <Question view={view} lead={lead} />
        )}
      </Panel>
    </View>
  )
}
