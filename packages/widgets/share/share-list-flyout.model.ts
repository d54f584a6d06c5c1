import type { Host, Model } from '@bindery/element/host.ts'
import type { Failure } from '@bindery/state/failure.ts'
import { createFlyout, type FlyoutAttributes } from '@bindery/state/flyout.ts'
import { hasLeft } from '@bindery/state/has-left.ts'
import type { PanelRequest } from '@bindery/state/overlay.ts'
import { readListUrl } from '@bindery/state/share.ts'
import { type ShareListRequest, shareListTag, shareListWish } from '@bindery/state/share-panel.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { SharedEvent } from './share.events.ts'
import { createMail, type MailForm } from './share.mail.ts'
import { type ShareListFlyoutWords, shareListFlyoutMessages } from './share-list-flyout.messages.ts'

export type ShareListFlyoutAttributes = ShareListRequest & FlyoutAttributes

/** How far the sharing of a list got. */
type Stage =
  | { readonly step: 'waiting' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'open'; readonly url: string }
  | { readonly step: 'shared'; readonly message: string }

export type ShareListFlyoutView =
  | { readonly step: 'closed' }
  | (Stage & {
      readonly anchor: HTMLElement
      readonly title: string
      readonly words: ShareListFlyoutWords
      readonly form: MailForm | null
      again(): void
      close(): void
    })

interface Sharing {
  readonly anchor: HTMLElement
  readonly list: string
  readonly stage: Stage
}

/** The page's flyout for sharing a list of the reader: its address is asked for when it opens. */
export const createShareListFlyoutModel = (
  state: State,
  host: Host<ShareListFlyoutAttributes>,
): Model<ShareListFlyoutView> => {
  const { auth, environment, intent, overlays, session, status } = state
  const $words = state.messages.define('share-list-flyout', shareListFlyoutMessages)
  let sharing: Sharing | null = null
  let [last, lastUrl] = ['', '']

  const advance = (stage: Stage) => {
    if (sharing) sharing = { ...sharing, stage }
    paint()
  }
  const mail = createMail(state, {
    url: () => lastUrl,
    sent: (here) => {
      const message = mail.$words.get().shared({ provider: 'email' })
      environment.dispatch(new SharedEvent('email'), sharing?.anchor ?? host.element)
      status.announce(message)
      if (here) advance({ step: 'shared', message })
    },
  })

  const wordsOf = async (failure: Failure): Promise<string> => {
    if (failure.kind === 'refused' && failure.code === 'folder_unknown') return $words.get().gone
    const { shareProblem } = await import('./share.problem.ts')
    return shareProblem(failure, state, mail.$words.get()).message ?? ''
  }
  /** Kept until there is a reader: then it opens again, once. */
  const keepWish = ({ list }: Sharing): string => {
    const reason = $words.get().reason({ list })
    intent.keep({ kind: shareListWish(list), name: reason, data: null })
    return reason
  }
  const askForSignIn = (mine: Sharing) => {
    const { anchor } = mine
    const reason = keepWish(mine)
    overlays.closeFlyouts()
    void auth.request({ screen: 'sign-in', reason }, anchor)?.catch(() => {})
  }
  const read = async () => {
    const mine = sharing
    if (!mine) return
    advance({ step: 'waiting' })
    const { status: who } = await session.check()
    if (sharing?.anchor !== mine.anchor || sharing.list !== mine.list) return
    if (who === 'guest') return askForSignIn(mine)
    const gone = hasLeft(session)
    const answer = await readListUrl(state, mine.list)
    // It is their list; whoever is here now has asked for none.
    if (gone()) return
    if (!answer.ok && answer.failure.kind === 'signed-out') keepWish(mine)
    const message = answer.ok
      ? ''
      : await wordsOf(answer.failure).catch(() => mail.$words.get().unreachable)
    if (sharing?.anchor !== mine.anchor || sharing.list !== mine.list) return
    if (answer.ok) lastUrl = answer.url
    advance(answer.ok ? { step: 'open', url: answer.url } : { step: 'failed', message })
  }
  const begin = ({ anchor, about }: PanelRequest): Sharing => {
    const { list = '' } = about as ShareListRequest
    // What was typed about another list is not about this one.
    if (list !== last) mail.forget()
    last = list
    return { anchor, list, stage: { step: 'waiting' } }
  }

  const view = (): ShareListFlyoutView => {
    if (!sharing) return { step: 'closed' }
    const { anchor, list, stage } = sharing
    const words = $words.get()
    return {
      ...stage,
      anchor,
      title: words.title({ list }),
      words,
      form: stage.step === 'open' ? mail.view() : null,
      again: () => void read(),
      close: () => overlays.closeFlyouts(),
    }
  }
  const $view = atom<ShareListFlyoutView>({ step: 'closed' })
  const paint = () => $view.set(view())

  let watching = () => {}
  const panel = createFlyout(state, host, shareListTag, (attributes) =>
    attributes.list ? attributes : `<${shareListTag} list="">: allowed is the name of a list.`,
  )
  const attend = () => {
    const request = panel.$request.get()
    sharing = request && begin(request)
    watching()
    watching = sharing ? session.$session.listen(paint) : () => {}
    paint()
    void read()
  }
  attend()
  const { list: own } = host.$attributes.get()
  const offs = [
    // A page that opens it has no button of ours.
    ...(own ? [intent.handle(shareListWish(own), () => host.set('open', true))] : []),
    panel.$request.listen(attend),
    session.$departures.listen(() => {
      lastUrl = ''
      mail.forget()
    }),
    mail.$stage.listen(paint),
    mail.$words.listen(paint),
    $words.listen(paint),
  ]
  return {
    $view,
    destroy: () => {
      watching()
      for (const off of offs) off()
      panel.destroy()
    },
  }
}
