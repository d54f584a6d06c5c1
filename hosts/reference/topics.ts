import type { Article } from './article.ts'
import type { Page } from './page.ts'
import { briefing, type Topic, topicSlug, topics } from './topic.ts'

/** Builds the pages that list the articles by topic. */
export function createTopicPages(articles: readonly Article[]) {
  const articlesOf = ({ slug }: Topic) => articles.filter(({ topic }) => topic.slug === slug)

  const index = (): Page => ({
    template: 'topics',
    path: '/topics',
    title: 'Topics',
    description: 'Everything in Halyard Business Review, sorted by subject.',
    scope: {
      topics: topics.map((topic) => ({
        ...topic,
        count: articlesOf(topic).length,
        articles: articlesOf(topic).slice(0, 3),
      })),
      briefing,
    },
  })

  /** @param name a topic's name or slug. Returns undefined for an unknown topic. */
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
        articles: articlesOf(found),
        others: topics.filter((one) => one !== found),
      },
    }
  }

  return { index, topic }
}
