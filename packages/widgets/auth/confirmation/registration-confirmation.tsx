import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Dialog } from '@bindery/ui/dialog/dialog.tsx'
import { TopLayerDialog } from '@bindery/ui/dialog/top-layer-dialog.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import { useHold } from '../use-hold.ts'
import type { ConfirmationView } from './registration-confirmation.model.ts'

/** The confirmation after registering; nothing while it is closed. */
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
          <Button variant="primary" onClick={() => close('button')}>
            {words.done}
          </Button>
        </div>
      </Dialog>
    </View>
  )
}
