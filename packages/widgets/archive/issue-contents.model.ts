import type { Host, Model } from '@bindery/element/host.ts'
import { type Issue, readIssue } from '@bindery/state/articles/issue.ts'
import { failureMessages, wordsOf } from '@bindery/state/client/failure.messages.ts'
import type { State } from '@bindery/state/state.ts'
import { linkOf } from '@bindery/state/streams/entry-row.ts'
import { atom } from 'nanostores'
import { issueMessages } from './archive.messages.ts'
import type { IssueContentsView, IssueFacts } from './issue-contents.view.ts'

export interface IssueContentsAttributes {
  readonly issue: string | undefined
}

/** What the model needs to know about the element's children. */
export interface IssueChildren {
  /** The page brings the contents itself, in an `<article>`. */
  readonly given: boolean
  /** The tag has children, which stay visible while the issue loads. */
  readonly filled: boolean
}

type Known = Pick<State, 'environment' | 'messages' | 'server'>

/**
 * The contents of an issue. If the page brings them in the tag, they stay. The model then sends no request
 * until the attribute names another issue.
 */
export const createIssueContentsModel = (
  state: Known,
  host: Host<IssueContentsAttributes>,
  { given, filled }: IssueChildren = { given: false, filled: false },
): Model<IssueContentsView> => {
  const { environment, messages } = state
  const $words = messages.define('issue', issueMessages)
  const $view = atom<IssueContentsView | null>(null)
  const frame = () => ({ words: $words.get() })
  const own = given ? host.$attributes.get().issue : undefined
  let asked: string | undefined
  let round = 0

  const factsOf = ({ title, summary, image, items }: Issue): IssueFacts => ({
    title,
    summary,
    image: linkOf(image, state),
    items: items.map((item) => ({ title: item.title, href: linkOf(item.link, state) })),
  })
  /** @param again the reader retries: the view stays, so that the retry button keeps focus */
  const load = async (code: string, again = false): Promise<void> => {
    round += 1
    const mine = round
    const before = $view.get()
    // The shown issue stays until the next one has loaded.
    if (!again && (before ? before.step !== 'shown' : !filled))
      $view.set({ ...frame(), step: 'loading' })
    const answer = await readIssue(state, code)
    if (mine !== round) return
    if (answer.ok) return $view.set({ ...frame(), step: 'shown', issue: factsOf(answer.issue) })
    const { failure } = answer
    if (failure.kind === 'refused' && failure.code === 'issue_unknown') {
      return $view.set({ ...frame(), step: 'unknown' })
    }
    const message = wordsOf(failure, failureMessages(messages).get())
    $view.set({ ...frame(), step: 'failed', message, retry: () => load(code, true) })
  }
  const renew = () => {
    const code = host.$attributes.get().issue || undefined
    if (code === asked) return
    asked = code
    if (code && code !== own) return void load(code)
    round += 1
    $view.set(null)
  }
  if (!host.$attributes.get().issue && !given) {
    environment.warn(
      '<bindery-issue-contents issue="">: allowed is the code of an issue, as in /archive-toc/{code}. The children stay.',
    )
  }
  renew()
  const offs = [
    host.$attributes.listen(renew),
    $words.listen(() => {
      const now = $view.get()
      if (now) $view.set({ ...now, ...frame() })
    }),
  ]
  return {
    $view,
    destroy: () => {
      round += 1
      for (const off of offs) off()
    },
  }
}
