import { Button } from '@bindery/ui/button.tsx'
import { Dialog } from '@bindery/ui/dialog.tsx'
import { useUid } from '@bindery/ui/ids.tsx'
import { TopLayerDialog } from '@bindery/ui/top-layer-dialog.tsx'
import type { AuthProps } from './auth.view.ts'
import { pendingQuestionWords } from './pending-question.messages.ts'

/** Whether to do for this reader what another one wished for. */
export function PendingQuestion({ view }: { view: AuthProps & { readonly wish: string } }) {
  const { wish, answer } = view
  const words = pendingQuestionWords(view.book)
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
        <p className="reason">{wish}</p>
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
