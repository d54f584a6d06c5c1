import { Button } from '@bindery/ui/button/button.tsx'
import { useBusy } from '@bindery/ui/view/use-busy.ts'
import type { OpenView } from '../checkout.model.ts'
import { ProviderPlace } from './provider-place.tsx'

export interface PaymentStepProps {
  view: OpenView
  /** A hidden step stays in the page, so that the provider's fields keep their values. */
  shown: boolean
}

/** The fields of the payment provider. Bindery never reads them. */
export function PaymentStep({ view, shown }: PaymentStepProps) {
  const { words, provider, setPaymentFields, sendPayment } = view
  const [busy, run] = useBusy()
  return (
    <div hidden={!shown}>
      <p>
        {provider === 'ready' && words.paymentLead}
        {provider === 'waiting' && words.paymentWaiting}
        {provider === 'missing' && words.paymentMissing}
      </p>
      <ProviderPlace name="payment" onPlace={setPaymentFields} />
      <Button
        variant="primary"
        busy={busy}
        inactive={provider !== 'ready'}
        onClick={() => run(sendPayment)}
      >
        {words.continue}
      </Button>
    </div>
  )
}
