import type { Failure } from '@bindery/state/failure.ts'
import { type Followed, followsOf } from '@bindery/state/follow.ts'
import type { Problem } from '@bindery/state/problem.ts'
import type { State } from '@bindery/state/state.ts'
import { libraryMessages } from './library.messages.ts'
import type { TopicsView } from './library.view.ts'

export interface TopicParts {
  /** The name of the topic whose entries are to be shown; null: all. */
  readonly shown: (name: string | null) => void
  readonly paint: () => void
}

/** The name, which the user record has: an id may come later, and what is asked about stays the same. */
const keyOf = ({ id, name }: Followed) => name || id

const explain = async (failure: Failure, state: State): Promise<Problem> => {
  const { problemOf } = await import('@bindery/state/problem.ts')
  return problemOf(failure, state, { fields: [] })
}

/** The topics menu (spec content 4): active is all or a topic; 'Stop following {topic}?'. */
export const createTopicMenu = (state: State, { shown, paint }: TopicParts) => {
  const store = followsOf(state)
  const $words = state.messages.define('library', libraryMessages)
  const none = {
    active: null as string | null,
    asked: null as string | null,
    stopping: false,
    problem: null as Problem | null,
  }
  let own = none
  let loaded = false

  const topics = () => {
    const now = store.$follows.get()
    return now.status === 'known' ? now.topics : []
  }
  const find = (key: string | null) => topics().find((topic) => keyOf(topic) === key)
  const change = (next: Partial<typeof none>) => {
    own = { ...own, ...next }
    paint()
  }
  const choose = (key: string | null) => {
    change({ active: key, asked: null, problem: null })
    shown(find(key)?.name ?? null)
  }
  const stop = async () => {
    const { asked } = own
    const topic = find(asked)
    if (!topic || own.stopping) return
    change({ stopping: true, problem: null })
    const answer = await store.unfollow({ type: 'topic', ...topic })
    if (!answer.ok) {
      const problem = await explain(answer.failure, state).catch(() => ({
        message: $words.get().unreachable,
        fields: {},
      }))
      return change({ stopping: false, problem })
    }
    state.status.announce($words.get().stopped({ topic: topic.name }))
    own = { ...own, stopping: false, asked: null }
    choose(null)
  }
  const listen = () => {
    const { active } = own
    // Followed no longer, by another button or another tab.
    if (active !== null && store.$follows.get().status === 'known' && !find(active)) choose(null)
    else paint()
  }
  const offs = [
    store.$follows.listen(listen),
    state.session.$departures.listen(() => {
      own = none
      loaded = false
    }),
  ]
  const view = (): TopicsView => {
    const known = store.$follows.get().status === 'known'
    // While it is being taken away its line stays: the question stands in it.
    return {
      status: known ? 'known' : 'loading',
      topics: topics().map((topic) => ({ id: keyOf(topic), name: topic.name })),
      ...own,
      choose,
      ask: (asked) => change({ asked, problem: null }),
      stop,
    }
  }
  return {
    view,
    /** The menu is shown: topics need ids then, and the user record has only their names. */
    load: async () => {
      if (loaded) return
      loaded = true
      const { ok } = await store.loadTopics()
      if (!ok) loaded = false
    },
    unread: () => {
      const now = store.$follows.get()
      return now.status === 'known' ? now.unread : 0
    },
    active: () => find(own.active)?.name ?? null,
    destroy: () => {
      for (const off of offs) off()
    },
  }
}
