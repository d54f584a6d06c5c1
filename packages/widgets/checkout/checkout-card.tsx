import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import { CaptchaNotice } from '@bindery/ui/captcha-notice.tsx'
import { useUid } from '@bindery/ui/ids.tsx'
import { Notice } from '@bindery/ui/notice.tsx'
import { View } from '@bindery/ui/view.tsx'
import { useEffect, useRef } from 'react'
import type { Card, CardView } from './checkout-card.view.ts'
import { CheckoutForm } from './checkout-form.tsx'

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

function Body({ view }: { view: CardView }) {
  const { card, words } = view
  const title = {
    'sign-in': words.signInTitle,
    registration: words.registrationTitle,
    'reset-password': words.resetTitle,
  }[card]
  const id = useUid()
  const box = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { resized } = view
  const sent = view.step === 'sent'
  const now = `${card} ${sent}`
  const shown = useRef(now)
  useEffect(() => {
    if (shown.current !== now) heading.current?.focus()
    shown.current = now
  }, [now])
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => resized(Math.ceil(element.offsetHeight)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [resized])
  const news = view.step === 'filling' ? view.news : null
  const cut = news ? news.message.indexOf(news.words) : -1
  return (
    <section ref={box} className="card" part="card" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="bindery-heading" part="title">
        {title}
      </h2>
      <Notice kind="success">
        {sent ? (card === 'reset-password' ? words.sent : words.done) : null}
      </Notice>
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
      {sent ? null : <CheckoutForm key={card} view={view} title={title} />}
      {sent && card !== 'reset-password' ? null : <Ways view={view} />}
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
