import { Button } from '@bindery/ui/button.tsx'
import { Dialog } from '@bindery/ui/dialog.tsx'
import type { AuthProps } from './auth.view.ts'

/** Whether to do for this reader what another one wished for. */
export function PendingQuestion({ view }: { view: AuthProps & { readonly wish: string } }) {
  const { words, wish, answer } = view
  return (
    <Dialog
      role="alertdialog"
      title={words.pendingTitle}
      closeLabel={words.close}
      onClose={() => answer(false)}
    >
      <p className="lead">{words.pendingLead}</p>
      <p className="reason">{wish}</p>
      <div className="bindery-actions">
        <Button variant="primary" onClick={() => answer(true)}>
          {words.pendingYes}
        </Button>
        <Button onClick={() => answer(false)}>{words.pendingNo}</Button>
      </div>
    </Dialog>
  )
}
