import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Confirmation } from '@bindery/ui/dialog/confirmation.tsx'
import { CopyField } from '@bindery/ui/form/copy-field.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { Panel } from '@bindery/ui/panel/panel.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import { MailForm } from '../mail-form.tsx'
import type { ShareListFlyoutView } from './share-list-flyout.model.ts'

type Shown = Exclude<ShareListFlyoutView, { step: 'closed' }>

function Stage(view: Shown) {
  const { words, form, again, close } = view
  switch (view.step) {
    case 'waiting':
      return <p role="status">{words.waiting}</p>
    case 'failed':
      return (
        <>
          <Notice kind="error">{view.message}</Notice>
          <Button onClick={again}>{words.again}</Button>
        </>
      )
    case 'open':
      return (
        <>
          <CopyField label={words.link} value={view.url} words={words} />
          <h3 className="by-mail">{words.byMail}</h3>
          {form ? <MailForm form={form} /> : null}
        </>
      )
    case 'shared':
      return <Confirmation onDone={close}>{view.message}</Confirmation>
  }
}

export function ShareListFlyout({ host, ...view }: ShareListFlyoutView & { host: ViewHost }) {
  if (view.step === 'closed') return null
  const { anchor, title, words, close } = view
  return (
    <View host={host}>
      <Panel anchor={anchor} title={title} closeLabel={words.close} onClose={close}>
        <Stage {...view} />
      </Panel>
    </View>
  )
}
