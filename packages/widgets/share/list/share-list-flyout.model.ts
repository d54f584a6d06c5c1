import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { readListUrl } from '@bindery/state/articles/share.ts'
import {
  type ShareListRequest,
  shareListTag,
  shareListWish,
} from '@bindery/state/articles/share-panel.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import type { CloseReason } from '@bindery/state/environment/overlay.events.ts'
import { createFlyout, type FlyoutAttributes } from '@bindery/state/page/flyout.ts'
import type { PanelRequest } from '@bindery/state/page/overlays.ts'
import { watchReader } from '@bindery/state/session/reader-guard.ts'
import type { State } from '@bindery/state/state.ts'
import { createMailForm, type MailForm } from '../mail-form.model.ts'
import { SharedEvent } from '../share.events.ts'
import { type ShareListFlyoutWords, shareListFlyoutMessages } from '../share.messages.ts'
import { shareProblem } from '../share-problem.ts'

export type ShareListFlyoutAttributes = ShareListRequest & FlyoutAttributes

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
      close(reason?: CloseReason): void
    })

interface Sharing {
  readonly anchor: HTMLElement
  readonly list: string
  readonly stage: Stage
}

/** The page's flyout that shares a list of the reader. It loads the list's address when it opens. */
export const createShareListFlyoutModel = (
  state: State,
  host: Host<ShareListFlyoutAttributes>,
): Model<ShareListFlyoutView> => {
  const { auth, environment, pendingActions, overlays, session, liveRegion } = state
  const $words = state.messages.define('share-list-flyout', shareListFlyoutMessages)
  let sharing: Sharing | null = null
  let [lastList, lastUrl] = ['', '']

  const setStage = (stage: Stage) => {
    if (sharing) sharing = { ...sharing, stage }
    render()
  }
  const mail = createMailForm(state, {
    url: () => lastUrl,
    onSent: (isHere) => {
      const message = mail.$words.get().shared({ provider: 'email' })
      environment.dispatch(new SharedEvent('email'), sharing?.anchor ?? host.element)
      liveRegion.announce(message)
      if (isHere) setStage({ step: 'shared', message })
    },
  })

  const explain = async (failure: Failure): Promise<string> => {
    if (failure.kind === 'refused' && failure.code === 'folder_unknown') return $words.get().gone
    const { message = '' } = await shareProblem(failure, state, mail.$words.get())
    return message
  }
  /** After the sign-in the flyout opens again, once. */
  const keepPending = ({ list }: Sharing): string => {
    const reason = $words.get().reason({ list })
    pendingActions.keep({ kind: shareListWish(list), name: reason, data: null })
    return reason
  }
  const requestSignIn = (current: Sharing) => {
    const { anchor } = current
    const reason = keepPending(current)
    overlays.closeFlyouts()
    void auth.request({ screen: 'sign-in', reason }, anchor)?.catch(() => {})
  }
  const load = async () => {
    const current = sharing
    if (!current) return
    setStage({ step: 'waiting' })
    const { status } = await session.check()
    if (sharing?.anchor !== current.anchor || sharing.list !== current.list) return
    if (status === 'guest') return requestSignIn(current)
    const readerChanged = watchReader(session)
    const answer = await readListUrl(state, current.list)
    // The next reader has not asked for this list.
    if (readerChanged()) return
    if (!answer.ok && answer.failure.kind === 'signed-out') keepPending(current)
    const message = answer.ok
      ? ''
      : await explain(answer.failure).catch(() => mail.$words.get().unreachable)
    if (sharing?.anchor !== current.anchor || sharing.list !== current.list) return
    if (answer.ok) lastUrl = answer.url
    setStage(answer.ok ? { step: 'open', url: answer.url } : { step: 'failed', message })
  }
  const startSharing = ({ anchor, about }: PanelRequest): Sharing => {
    const { list = '' } = about as ShareListRequest
    // The drafts belong to the last list.
    if (list !== lastList) mail.reset()
    lastList = list
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
      again: () => void load(),
      close: overlays.closeFlyouts,
    }
  }
  let stopWatching = () => {}
  const panel = createFlyout(state, host, shareListTag, (attributes) =>
    attributes.list ? attributes : `<${shareListTag} list="">: allowed is the name of a list.`,
  )
  const onRequest = () => {
    const request = panel.$request.get()
    sharing = request && startSharing(request)
    stopWatching()
    stopWatching = sharing ? session.$session.listen(render) : () => {}
    render()
    void load()
  }
  const { list: own } = host.$attributes.get()
  const offs = [
    // A page that opens the flyout itself has no button to do this.
    ...(own ? [pendingActions.handle(shareListWish(own), () => host.set('open', true))] : []),
    panel.$request.listen(onRequest),
    session.$readerChanges.listen(() => {
      lastUrl = ''
      mail.reset()
    }),
    () => stopWatching(),
    panel.destroy,
  ]
  const { render, ...model } = createView([mail.$stage, mail.$words, $words], view, ...offs)
  onRequest()
  return model
}
