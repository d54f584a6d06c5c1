import type { ViewHost } from '@bindery/element/host.ts'
import type { Card } from '@bindery/state/frame-message.ts'
import { Button } from '@bindery/ui/button.tsx'
import { CaptchaNotice } from '@bindery/ui/captcha-notice.tsx'
import { useUid } from '@bindery/ui/ids.tsx'
import { Notice } from '@bindery/ui/notice.tsx'
import { View } from '@bindery/ui/view.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { CardView } from './checkout-card.view.ts'
import { CheckoutCardForm } from './checkout-card-form.tsx'

function CardLink({ to, view, words }: { to: Card; view: CardView; words: string }) {
  return (
    <a
      className="bindery-link"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault()
        view.go(to)
      }}
    >
      {words}
    </a>
  )
}

function Ways({ view }: { view: CardView }) {
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

/**
 * For a reader who is signed in: the page around the frame has been told, or the reader tells it by a
 * button.
 */
function Onward({ view }: { view: CardView }) {
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
  const unasked = sent && view.unasked
  const now = `${card} ${sent}`
  const shown = useRef(now)
  useLayoutEffect(() => {
    if (shown.current !== now && !unasked) heading.current?.focus()
    shown.current = now
  }, [now, unasked])
  const news = view.step === 'filling' ? view.news : null
  const cut = news ? news.message.indexOf(news.words) : -1
  return (
    <section className="card" part="card" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="bindery-heading" part="title">
        {done ? words.done : title}
      </h2>
      <Notice kind="success">{mailed ? words.sent : null}</Notice>
      <Notice kind="error">
        {news ? (
          <>
            {news.message.slice(0, Math.max(cut, 0))}
            <a className="bindery-link" href={news.href} target={news.target} rel="noopener">
              {news.words}
            </a>
            {cut < 0 ? ` ${news.message}` : news.message.slice(cut + news.words.length)}
          </>
        ) : null}
      </Notice>
      {sent ? null : <CheckoutCardForm key={card} view={view} title={title} />}
      {done ? <Onward view={view} /> : <Ways view={view} />}
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
