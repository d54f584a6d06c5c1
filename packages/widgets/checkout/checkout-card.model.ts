import { optInDefault } from '@bindery/contract/opt-in.ts'
import { safeUrl } from '@bindery/contract/safe-url.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import {
  type CheckoutOutcome,
  registerAtCheckout,
  requestCheckoutReset,
  signInAtCheckout,
} from '@bindery/state/checkout.ts'
import type { Failure, Result } from '@bindery/state/failure.ts'
import { createForm } from '@bindery/state/form.ts'
import { NavigateRequestEvent } from '@bindery/state/navigation.events.ts'
import type { Problem } from '@bindery/state/problem.ts'
import type { State } from '@bindery/state/state.ts'
import { encodeEmail } from '@bindery/state/subscriber-link.ts'
import { tidy, type Values } from '@bindery/ui/form-rules.ts'
import { atom } from 'nanostores'
import { browserFrame, type CardMessage, type Frame, originOf } from './checkout-card.frame.ts'
import { cardMessages, newPassword } from './checkout-card.messages.ts'
import type { Card, CardPicture, CardView, News } from './checkout-card.view.ts'

export interface CardAttributes {
  readonly card: Card
  readonly gift: boolean
  readonly parentOrigin: string | undefined
}

const whyUnkept =
  '<bindery-checkout-card>: the server has signed the reader in and the browser did not keep the cookie. In a frame of another site it must be set with SameSite=None; Secure; Partitioned, or the page needs the Storage Access API.'

/** The three cards of the checkout: which one is shown, what becomes of its form, what the parent is told. */
export const createCardModel = (
  state: State,
  host: Host<CardAttributes>,
  frame: Frame = browserFrame,
): Model<CardView> => {
  const { captcha, environment, navigation, settings, $country } = state
  const $words = cardMessages(state.messages)
  const form = createForm(() => $words.get().unreachable)
  const at = () => host.$attributes.get()
  const parent = () => originOf(at().parentOrigin)
  let shown = at().card
  let trail: readonly Card[] = []
  let news: News | null = null
  let height = 0

  if (!parent()) {
    environment.warn(
      '<bindery-checkout-card>: parent-origin must be the origin of the page around the frame, like https://www.example.com: until then that page is told nothing.',
    )
  }
  const post = (message: CardMessage) => {
    const origin = parent()
    if (origin) frame.post(message, origin)
  }
  /** A page of the publisher, who is the parent, on whatever origin the card stands. */
  const page = (address: string): string => {
    const { pathname, search, hash } = new URL(address)
    const origin = parent() ?? new URL(settings.apiBase).origin
    return safeUrl(pathname + search + hash, origin)
  }
  const paths = Object.fromEntries(
    Object.entries(settings.paths).map(([name, path]) => [name, page(path)]),
  ) as typeof settings.paths
  const top = (url: string) => {
    if (environment.dispatch(new NavigateRequestEvent(url), host.element)) frame.top(url)
  }

  const show = (card: Card) => host.set('card', card)
  const go = (card: Card) => {
    trail = [...trail, shown]
    show(card)
  }
  const back = () => {
    const card = shown
    const to = trail.at(-1) ?? (card === 'reset-password' ? 'sign-in' : null)
    trail = trail.slice(0, -1)
    post({ type: 'OnGoBack', payload: { card, to } })
    if (to) show(to)
  }

  const leave = (message: string, words: string, href: string, target: News['target']) => {
    news = { message, words, href, target }
    form.restart()
  }
  const arrived = (card: Card, outcome: CheckoutOutcome, email: string) => {
    const words = $words.get()
    if (outcome === 'unkept') {
      environment.warn(whyUnkept)
      const href = page(`${environment.location().origin}/#bindery:sign-in`)
      return leave(words.unkept, words.unkeptLink, href, '_blank')
    }
    if (outcome === 'known') {
      const href = `${paths.subscriberRegistration}?emailAddress=${encodeEmail(email)}`
      leave(words.known, words.knownLink, href, '_top')
      return top(href)
    }
    form.forget()
    form.sent()
    post({ type: 'OnClose', payload: { card } })
    const why = card === 'sign-in' ? 'signed-in' : 'registered'
    if (settings.paywall) navigation.reload(why, { from: host.element })
  }
  const wrong = async (card: Card, failure: Failure): Promise<Problem> => {
    const { cardProblem } = await import('./checkout-card.problem.ts')
    const forbidden = failure.kind === 'refused' && failure.status === 403
    if (card === 'registration' && forbidden && failure.code !== 'captcha_refused') {
      top(paths.restrictedUser)
    }
    const toReset = () => go('reset-password')
    return cardProblem(
      failure,
      { messages: state.messages, settings: { ...settings, paths } },
      { card, toReset, top },
    )
  }
  const submit = (values: Values) => {
    const card = shown
    const { firstName = '', lastName = '', email = '', password = '', optIn } = tidy(values)
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
    return form.send(
      call,
      (failure) => wrong(card, failure),
      (here) => {
        if (card !== 'reset-password') return arrived(card, outcome, email)
        if (here) form.sent()
      },
    )
  }

  const resized = (now: number) => {
    if (now === height) return
    height = now
    post({ type: 'OnResize', payload: { height } })
  }
  const picture = (): CardPicture => {
    const stage = form.$stage.get()
    return stage.step === 'filling' ? { ...stage, news } : stage
  }
  const view = (): CardView => {
    const optIn = optInDefault($country.get())
    const canLeave = trail.length > 0 || shown === 'reset-password' || parent() !== undefined
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
      back: canLeave ? back : null,
      submit,
      draft: form.draft,
      resized,
    }
  }
  const $view = atom(view())
  const paint = () => $view.set(view())
  const offs = [
    host.$attributes.listen(() => {
      const { card } = at()
      if (card !== shown) {
        shown = card
        news = null
        form.restart()
      }
      paint()
    }),
    form.$stage.listen(paint),
    state.session.$departures.listen(() => {
      form.forget()
      form.restart()
    }),
    $words.listen(paint),
    captcha.$enabled.listen(paint),
    $country.listen(paint),
  ]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
    },
  }
}
