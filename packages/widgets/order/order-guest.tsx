import { Button } from '@bindery/ui/button.tsx'

export interface OrderGuestProps {
  words: { readonly guest: string; readonly signIn: string }
  signIn: () => void
}

/** For a guest: why they have to sign in, and the way there. */
export function OrderGuest({ words, signIn }: OrderGuestProps) {
  return (
    <>
      <p>{words.guest}</p>
      <Button variant="primary" onClick={signIn}>
        {words.signIn}
      </Button>
    </>
  )
}
