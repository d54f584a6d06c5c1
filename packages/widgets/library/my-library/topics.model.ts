import type { Failure } from '@bindery/state/client/failure.ts'
import { loadProblem } from '@bindery/state/client/load-problem.ts'
import type { Problem } from '@bindery/state/client/problem.ts'
import { type Followed, followsOf } from '@bindery/state/follows/follows.ts'
import type { State } from '@bindery/state/state.ts'
import { libraryMessages } from '../library.messages.ts'

/** The topics menu. */
export interface TopicsView {
  readonly status: 'loading' | 'known'
  readonly topics: readonly { readonly id: string; readonly name: string }[]
  /** Id of the topic whose entries are shown; null: all. */
  readonly active: string | null
  /** Id of the topic with the question 'Stop following {topic}?'. */
  readonly asked: string | null
  readonly stopping: boolean
  readonly problem: Problem | null
  choose(id: string | null): void
  /** Shows the question for a topic; null: hides it. */
  ask(id: string | null): void
  stop(): Promise<void>
}

export interface TopicsParts {
  /** Called when another topic becomes active. The feed shows its entries, or all without one. */
  readonly onChange: () => void
  readonly render: () => void
}

/** The name: the profile has only names, and an id may be loaded later. */
const keyOf = ({ id, name }: Followed) => name || id

const explain = (failure: Failure, state: State): Promise<Problem> =>
  loadProblem(failure, state, { fields: [] })

/** The topics menu (spec content 4): active is all or a topic; 'Stop following {topic}?'. */
export const createTopicsModel = (state: State, { onChange, render }: TopicsParts) => {
  const store = followsOf(state)
  const $words = state.messages.define('library', libraryMessages)
  const initial = {
    active: null as string | null,
    asked: null as string | null,
    stopping: false,
    problem: null as Problem | null,
  }
  let menu = initial
  let isLoaded = false

  const topics = () => {
    const now = store.$follows.get()
    return now.status === 'known' ? now.topics : []
  }
  const find = (key: string | null) => topics().find((topic) => keyOf(topic) === key)
  const update = (next: Partial<typeof initial>) => {
    menu = { ...menu, ...next }
    render()
  }
  const choose = (key: string | null) => {
    update({ active: key, asked: null, problem: null })
    onChange()
  }
  const stop = async () => {
    const topic = find(menu.asked)
    if (!topic || menu.stopping) return
    update({ stopping: true, problem: null })
    const answer = await store.unfollow({ type: 'topic', ...topic })
    if (!answer.ok) {
      const problem = await explain(answer.failure, state).catch(() => ({
        message: $words.get().unreachable,
        fields: {},
      }))
      return update({ stopping: false, problem })
    }
    menu = { ...menu, stopping: false, asked: null }
    choose(null)
  }
  const onFollows = () => {
    const { active } = menu
    // Another button or tab stopped following the active topic.
    if (active !== null && store.$follows.get().status === 'known' && !find(active)) choose(null)
    else render()
  }
  const offs = [
    store.$follows.listen(onFollows),
    state.session.$readerChanges.listen(() => {
      menu = initial
      isLoaded = false
    }),
  ]
  const view = (): TopicsView => ({
    status: store.$follows.get().status === 'known' ? 'known' : 'loading',
    topics: topics().map((topic) => ({ id: keyOf(topic), name: topic.name })),
    ...menu,
    choose,
    ask: (asked) => update({ asked, problem: null }),
    stop,
  })
  return {
    view,
    /** Loads the ids of the topics. The menu needs them, and the profile has only names. */
    load: async () => {
      if (isLoaded) return
      isLoaded = true
      const { ok } = await store.loadTopics()
      if (!ok) isLoaded = false
    },
    unread: () => {
      const now = store.$follows.get()
      return now.status === 'known' ? now.unread : 0
    },
    /** The name of the active topic; null: all. */
    active: () => find(menu.active)?.name ?? null,
    destroy: () => {
      for (const off of offs) off()
    },
  }
}
