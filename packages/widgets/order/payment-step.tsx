import { Button } from '@bindery/ui/button.tsx'
import { useState } from 'react'
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
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await sendPayment()
    setBusy(false)
  }
  return (
    <div hidden={!shown}>
      <p>
        {provider === 'ready' && words.paymentLead}
        {provider === 'waiting' && words.paymentWaiting}
        {provider === 'missing' && words.paymentMissing}
      </p>
      <ProviderPlace name="payment" onPlace={paymentPlace} />
      <Button variant="primary" busy={busy} inactive={provider !== 'ready'} onClick={send}>
        {words.continue}
      </Button>
    </div>
  )
}
