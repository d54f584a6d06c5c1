import { optInDefault } from '@bindery/contract/opt-in.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import {
  type CheckoutOutcome,
  registerAtCheckout,
  requestCheckoutReset,
  signInAtCheckout,
} from '@bindery/state/checkout-card.ts'
import type { Failure, Result } from '@bindery/state/failure.ts'
import { createForm } from '@bindery/state/form.ts'
import type { Card } from '@bindery/state/frame-message.ts'
import type { Problem } from '@bindery/state/problem.ts'
import { readerOf } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import { encodeEmail } from '@bindery/state/subscriber-link.ts'
import type { Values } from '@bindery/ui/form-rules.ts'
import { atom } from 'nanostores'
import { cardMessages, newPassword } from './checkout-card.messages.ts'
import { createParent } from './checkout-card.parent.ts'
import type { CardPicture, CardView, News } from './checkout-card.view.ts'

export interface CardAttributes {
  readonly card: Card
  readonly gift: boolean
  readonly parentOrigin: string | undefined
}

const whyUnkept =
  '<bindery-checkout-card>: the server has signed the reader in, and the browser did not keep the cookie. It keeps none for a frame of another site: show the card on the site of the page around it, like checkout.example.com in www.example.com.'

/** The three cards of the checkout: which one is shown, what becomes of its form, what the parent is told. */
export const createCardModel = (state: State, host: Host<CardAttributes>): Model<CardView> => {
  const { captcha, environment, navigation, settings, session, $country } = state
  const $words = cardMessages(state.messages)
  const form = createForm(() => $words.get().unreachable)
  const parent = createParent(state, host)
  const at = () => host.$attributes.get()
  let shown = at().card
  let trail: readonly Card[] = []
  let news: News | null = null
  let unasked = false

  const paths = Object.fromEntries(
    Object.entries(settings.paths).map(([name, path]) => [name, parent.page(path)]),
  ) as typeof settings.paths

  const show = (card: Card) => host.set('card', card)
  const go = (card: Card) => {
    trail = [...trail, shown]
    show(card)
  }
  const back = () => {
    const card = shown
    const to = trail.at(-1) ?? (card === 'reset-password' ? 'sign-in' : null)
    trail = trail.slice(0, -1)
    void parent.post({ type: 'OnGoBack', payload: { card, to } })
    if (to) show(to)
  }
  const close = () => parent.post({ type: 'OnClose', payload: { card: shown } })

  const leave = (message: string, words: string, href: string, target: News['target']) => {
    news = { message, words, href, target }
    form.restart()
  }
  const arrived = async (card: Card, outcome: CheckoutOutcome, email: string) => {
    const words = $words.get()
    if (outcome === 'unkept') {
      environment.warn(whyUnkept)
      const href = parent.page(`${environment.location().origin}/#bindery:sign-in`)
      return leave(words.unkept, words.unkeptLink, href, '_blank')
    }
    if (outcome === 'known') {
      const href = `${paths.subscriberRegistration}?emailAddress=${encodeEmail(email)}`
      leave(words.known, words.knownLink, href, '_top')
      return parent.top(href)
    }
    form.forget()
    form.sent()
    await parent.post({ type: 'OnClose', payload: { card } })
    const why = card === 'sign-in' ? 'signed-in' : 'registered'
    if (settings.paywall) navigation.reload(why, { from: host.element })
  }
  const wrong = async (card: Card, failure: Failure): Promise<Problem> => {
    const { cardProblem } = await import('./checkout-card.problem.ts')
    const forbidden = failure.kind === 'refused' && failure.status === 403
    if (card === 'registration' && forbidden && failure.code !== 'captcha_refused') {
      parent.top(paths.restrictedUser)
    }
    const toReset = () => go('reset-password')
    const words = { messages: state.messages, settings: { ...settings, paths } }
    return cardProblem(failure, words, { card, toReset, top: parent.top })
  }
  const submit = (values: Values) => {
    const card = shown
    const { firstName = '', lastName = '', email = '', password = '', optIn } = values
    let outcome: CheckoutOutcome = 'done'
    const call = async (): Promise<Result> => {
      const from = { from: host.element }
      if (card === 'reset-password') return requestCheckoutReset(state, { emailAddress: email })
      const answer =
        card === 'sign-in'
          ? await signInAtCheckout(state, { username: email, password }, from)
          : await registerAtCheckout(
              state,
              { firstName, lastName, emailAddress: email, password, optIn: optIn === 'on' },
              from,
            )
      if (answer.ok) outcome = answer.outcome
      return answer
    }
    news = null
    unasked = false
    return form.send(
      call,
      (failure) => wrong(card, failure),
      (here) => {
        if (card !== 'reset-password') return void arrived(card, outcome, email)
        if (here) form.sent()
      },
    )
  }

  const picture = (): CardPicture => {
    const stage = form.$stage.get()
    if (stage.step === 'sent') return { ...stage, unasked }
    return stage.step === 'filling' ? { ...stage, news } : stage
  }
  const view = (): CardView => {
    const optIn = optInDefault($country.get())
    const listens = parent.listens()
    return {
      ...picture(),
      card: shown,
      gift: at().gift,
      words: $words.get(),
      field: newPassword(state.messages),
      drafts: { optIn: optIn ? 'on' : '', ...form.drafts() },
      optIn,
      captcha: captcha.$enabled.get() === true,
      go,
      back: trail.length > 0 || shown === 'reset-password' || listens ? back : null,
      close: listens ? close : null,
      submit,
      draft: form.draft,
    }
  }
  const $view = atom(view())
  const paint = () => $view.set(view())
  /** Whoever is signed in already is not asked for a password; what is being typed stays. */
  const greet = () => {
    const typed = Object.values(form.drafts()).some(Boolean)
    const asked = shown !== 'reset-password' && form.$stage.get().step === 'filling'
    if (!asked || typed || !readerOf(session.$session.get())) return
    unasked = true
    form.sent()
  }
  const offs = [
    host.$attributes.listen(() => {
      const { card } = at()
      if (card !== shown) {
        shown = card
        news = null
        form.restart()
        greet()
      }
      paint()
    }),
    form.$stage.listen(paint),
    session.$session.subscribe(greet),
    session.$departures.listen(() => {
      form.forget()
      form.restart()
    }),
    parent.$framed.listen(paint),
    $words.listen(paint),
    captcha.$enabled.listen(paint),
    $country.listen(paint),
  ]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      parent.destroy()
    },
  }
}
