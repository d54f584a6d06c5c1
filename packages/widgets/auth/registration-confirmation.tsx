import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import { Dialog } from '@bindery/ui/dialog.tsx'
import { TopLayerDialog } from '@bindery/ui/top-layer-dialog.tsx'
import { View } from '@bindery/ui/view.tsx'
import type { ConfirmationView } from './confirmation.model.ts'
import { useHold } from './use-hold.ts'

/** The confirmation after registering, or nothing. */
export function RegistrationConfirmation(props: ConfirmationView & { host: ViewHost }) {
  const { host, open, words, email, close } = props
  const held = useHold<HTMLDivElement>(props.hold)
  if (!open) return null
  return (
    <View host={host}>
      <Dialog
        strategy={TopLayerDialog}
        title={words.title}
        closeLabel={words.close}
        onClose={close}
        onOpened={() => props.shown(window.scrollY)}
      >
        <div ref={held}>
          {email ? (
            <p className="email">
              {words.signedInAs} <strong>{email}</strong>
            </p>
          ) : null}
          <Button variant="primary" onClick={close}>
            {words.done}
          </Button>
        </div>
      </Dialog>
    </View>
  )
}
