import type { Article } from './article.ts'
import type { Page } from './pages.ts'
import { briefing, type Topic, topicSlug, topics } from './topic.ts'

/** The pages that sort the articles by subject. */
export function createTopicPages(articles: readonly Article[]) {
  const of = ({ slug }: Topic) => articles.filter(({ topic }) => topic.slug === slug)

  const index = (): Page => ({
    template: 'topics',
    path: '/topics',
    title: 'Topics',
    description: 'Everything in Halyard Business Review, sorted by subject.',
    scope: {
      topics: topics.map((topic) => ({
        ...topic,
        count: of(topic).length,
        articles: of(topic).slice(0, 3),
      })),
      briefing,
    },
  })

  /** @param name a topic's name or slug; undefined when there is no such topic */
  const topic = (name: string): Page | undefined => {
    const slug = topicSlug(name)
    const found = [...topics, briefing].find((one) => one.slug === slug)
    if (!found) return undefined
    return {
      template: 'topic',
      path: `/topic/${slug}`,
      title: found.name,
      description: found.promise,
      scope: {
        ...found,
        executive: found === briefing,
        articles: of(found),
        others: topics.filter((one) => one !== found),
      },
    }
  }

  return { index, topic }
}
