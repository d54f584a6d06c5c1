import { Button } from '@bindery/ui/button.tsx'
import { useBusy } from '@bindery/ui/use-busy.ts'
import type { OpenView } from './order.view.ts'
import { ProviderPlace } from './provider-place.tsx'

export interface PaymentStepProps {
  view: OpenView
  /** The fields are the provider's and stay in the page, so that nothing typed there is lost. */
  shown: boolean
}

/** Where the payment provider has its fields: what is typed there is not ours to see. */
export function PaymentStep({ view, shown }: PaymentStepProps) {
  const { words, provider, paymentPlace, sendPayment } = view
  const [busy, run] = useBusy()
  return (
    <div hidden={!shown}>
      <p>
        {provider === 'ready' && words.paymentLead}
        {provider === 'waiting' && words.paymentWaiting}
        {provider === 'missing' && words.paymentMissing}
      </p>
      <ProviderPlace name="payment" onPlace={paymentPlace} />
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
