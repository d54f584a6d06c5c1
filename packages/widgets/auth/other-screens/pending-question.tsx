import { Button } from '@bindery/ui/button/button.tsx'
import { Dialog } from '@bindery/ui/dialog/dialog.tsx'
import { TopLayerDialog } from '@bindery/ui/dialog/top-layer-dialog.tsx'
import { useUid } from '@bindery/ui/view/ids.tsx'
import { pendingQuestionMessages } from '../auth.messages.ts'
import type { ScreenData } from '../screen.tsx'

export interface PendingQuestionProps {
  view: Pick<ScreenData, 'book' | 'words'> & {
    /** What the other reader's pending action does, in words. */
    readonly action: string
    answer(yes: boolean): void
  }
}

/** Asks whether to run another reader's pending action for this one. */
export function PendingQuestion({ view }: PendingQuestionProps) {
  const { action, answer } = view
  const words = view.book.define('pending-question', pendingQuestionMessages).get()
  const lead = useUid()
  return (
    <Dialog
      strategy={TopLayerDialog}
      role="alertdialog"
      describedBy={lead}
      title={words.title}
      closeLabel={view.words.close}
      onClose={() => answer(false)}
    >
      <div id={lead}>
        <p className="lead">{words.lead}</p>
        <p className="bindery-text">{action}</p>
      </div>
      <div className="bindery-actions">
        <Button variant="primary" onClick={() => answer(true)}>
          {words.yes}
        </Button>
        <Button onClick={() => answer(false)}>{words.no}</Button>
      </div>
    </Dialog>
  )
}
