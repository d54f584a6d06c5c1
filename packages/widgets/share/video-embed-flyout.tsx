import type { ViewHost } from '@bindery/element/host.ts'
import { CopyField } from '@bindery/ui/copy-field.tsx'
import { Panel } from '@bindery/ui/panel.tsx'
import { View } from '@bindery/ui/view.tsx'
import type { VideoEmbedFlyoutView } from './video-embed-flyout.model.ts'

/** The flyout with the embed code, or nothing. */
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
