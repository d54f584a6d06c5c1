import type { ViewHost } from '@bindery/element/host.ts'
import { CopyField } from '@bindery/ui/form/copy-field.tsx'
import { Panel } from '@bindery/ui/panel/panel.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import type { VideoEmbedFlyoutView } from './video-embed-flyout.model.ts'

export function VideoEmbedFlyout(view: VideoEmbedFlyoutView & { host: ViewHost }) {
  if (view.step === 'closed') return null
  const { host, anchor, title, code, words, close } = view
  return (
    <View host={host}>
      <Panel anchor={anchor} title={words.title} closeLabel={words.close} onClose={close}>
        <p className="item">{title}</p>
        <p className="summary">{words.hint}</p>
        <CopyField label={words.code} value={code} rows={8} words={words} />
      </Panel>
    </View>
  )
}
