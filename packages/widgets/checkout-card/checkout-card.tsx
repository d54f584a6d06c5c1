import type { ViewHost } from '@bindery/element/host.ts'
import type { Card } from '@bindery/state/account/frame-message.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { CaptchaNotice } from '@bindery/ui/notice/captcha-notice.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { useUid } from '@bindery/ui/view/ids.tsx'
import { onThisPage } from '@bindery/ui/view/on-this-page.ts'
import { useOnChange } from '@bindery/ui/view/use-on-change.ts'
import { View } from '@bindery/ui/view/view.tsx'
import { useRef } from 'react'
import type { CardView } from './checkout-card.model.ts'
import { CheckoutCardForm } from './checkout-card-form.tsx'

function CardLink({ to, view, words }: { to: Card; view: CardView; words: string }) {
  return (
    <a
      className="bindery-link"
      href={onThisPage(`#${to}`)}
      onClick={(event) => {
        event.preventDefault()
        view.go(to)
      }}
    >
      {words}
    </a>
  )
}

function OtherCards({ view }: { view: CardView }) {
  const { card, words, back } = view
  if (card === 'reset-password') {
    return (
      <p className="aside">
        {view.step === 'sent' ? (
          <Button variant="primary" onClick={() => view.go('sign-in')}>
            {words.toSignIn}
          </Button>
        ) : (
          <Button onClick={() => back?.()}>{words.backToSignIn}</Button>
        )}
      </p>
    )
  }
  return (
    <>
      {card === 'sign-in' ? (
        <>
          <p className="aside">
            <CardLink to="reset-password" view={view} words={words.forgot} />
          </p>
          <p className="aside">
            {words.noAccount} <CardLink to="registration" view={view} words={words.create} />
          </p>
        </>
      ) : (
        <p className="aside">
          {words.hasAccount} <CardLink to="sign-in" view={view} words={words.signIn} />
        </p>
      )}
      {back ? (
        <p className="aside">
          <Button onClick={back}>{words.back}</Button>
        </p>
      ) : null}
    </>
  )
}

/** The button with which a signed-in reader continues: it posts `OnClose` once more. */
function Continue({ view }: { view: CardView }) {
  const { close, gift, words } = view
  return close ? (
    <Button variant="primary" onClick={close}>
      {gift ? words.toRecipient : words.toCheckout}
    </Button>
  ) : null
}

function Body({ view }: { view: CardView }) {
  const { card, words } = view
  const sent = view.step === 'sent'
  const mailed = sent && card === 'reset-password'
  const done = sent && !mailed
  const title = {
    'sign-in': words.signInTitle,
    registration: words.registrationTitle,
    'reset-password': words.resetTitle,
  }[card]
  const id = useUid()
  const heading = useRef<HTMLHeadingElement>(null)
  const signedInBefore = sent && view.signedInBefore
  useOnChange(`${card} ${sent}`, () => signedInBefore || heading.current?.focus())
  const notice = view.step === 'filling' ? view.notice : null
  const linkStart = notice ? notice.message.indexOf(notice.linkText) : -1
  return (
    <section className="card" part="card" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="bindery-heading" part="title">
        {done ? words.done : title}
      </h2>
      <Notice kind="success">{mailed ? words.sent : null}</Notice>
      <Notice kind="error">
        {notice ? (
          <>
            {notice.message.slice(0, Math.max(linkStart, 0))}
            <a className="bindery-link" href={notice.href} target={notice.target} rel="noopener">
              {notice.linkText}
            </a>
            {linkStart < 0
              ? ` ${notice.message}`
              : notice.message.slice(linkStart + notice.linkText.length)}
          </>
        ) : null}
      </Notice>
      {sent ? null : <CheckoutCardForm key={card} view={view} title={title} />}
      {done ? <Continue view={view} /> : <OtherCards view={view} />}
      {view.captcha && !sent ? <CaptchaNotice words={words} /> : null}
    </section>
  )
}

/** One of the three cards of the checkout. */
export function CheckoutCard({ host, ...view }: CardView & { host: ViewHost }) {
  return (
    <View host={host}>
      <Body view={view} />
    </View>
  )
}
