import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderTemplate, type Scope } from '../template.ts'
import { type Article, readArticles } from './article.ts'
import { createFilms } from './films.ts'
import { frontMatter } from './front-matter.ts'
import { gateTexts, meterText } from './gate-text.ts'
import type { Frame, Page } from './page.ts'
import { fillForm, germanWords, searchForm } from './page-forms.ts'
import { readProducts } from './products.ts'
import { renderProse, typeset } from './prose.ts'
import type { Access } from './reader.ts'
import { sectionsFor } from './sections.ts'
import { createStore } from './store.ts'
import { createStreams } from './streams.ts'
import { topics } from './topic.ts'
import { createTopicPages } from './topics.ts'
import { readVideos, type Video } from './video.ts'

const topicLength = 4
const teaserBlocks = 2
/** The author whose articles have a sign-up form for mails. */
const correspondent = 'Priya Raman'

/** Reads the content and builds the site's pages from it. */
export function createPages(root: string) {
  const articles = readArticles(join(root, 'content/articles'))
  const texts = new Map(
    readdirSync(join(root, 'content/pages')).map((file) => [
      file.replace(/\.md$/, ''),
      frontMatter(readFileSync(join(root, 'content/pages', file), 'utf8')),
    ]),
  )
  const templates = new Map(
    readdirSync(join(root, 'templates')).map((file) => [
      file.replace(/\.html$/, ''),
      readFileSync(join(root, 'templates', file), 'utf8'),
    ]),
  )
  const partials = (name: string) => {
    const template = templates.get(name)
    if (template === undefined) throw new Error(`there is no template "${name}"`)
    return template
  }

  const home = (): Page => {
    const lead = articles.find((article) => article.metered)
    const rest = articles.filter((article) => article !== lead)
    return {
      template: 'home',
      path: '/',
      title: 'Halyard Business Review',
      description: 'Ideas for people who are answerable for other people’s work.',
      scope: {
        lead: lead && { ...lead, opening: lead.blocks.slice(0, teaserBlocks).join('\n') },
        second: rest.slice(0, 3),
        recent: rest.slice(3, 9),
        bigIdeas: articles.filter(({ series }) => series === 'Big Ideas').slice(0, topicLength),
        topics: topics.map((topic) => ({
          ...topic,
          articles: articles
            .filter(({ topic: { slug } }) => slug === topic.slug)
            .slice(0, topicLength),
        })),
      },
    }
  }
  const streams = createStreams(articles, join(root, 'content'))
  const store = createStore(readProducts(join(root, 'content/products')))
  const films = createFilms(readVideos(join(root, 'content/videos')))
  const { index: topicIndex, topic } = createTopicPages(articles)
  const article = (found: Article, access: Access): Page => {
    const open = access === 'open' || access === 'gift'
    const gated = found.metered && !open
    const blocks = gated ? found.blocks.slice(0, teaserBlocks) : found.blocks
    return {
      template: 'article',
      path: found.path,
      title: found.title,
      description: found.standfirst,
      paywall: gated,
      pageType: 'article',
      scope: {
        ...found,
        letters: found.author === correspondent,
        lettersForm: fillForm('mb-signup', { page: found.path, hidden: { source: found.author } }),
        gated,
        // A guest is offered an account, a reader with an account a subscription.
        offer: access !== 'guest',
        text: blocks.join('\n'),
        meterText: meterText(found, access),
        gateText: open ? '' : gateTexts[access],
        related: articles
          .filter((other) => other.topic.slug === found.topic.slug && other !== found)
          .slice(0, 3),
      },
    }
  }

  /** A page of plain text. undefined if there is no such file. */
  const text = (name: string, template = 'page', scope: Scope = {}): Page | undefined => {
    const written = texts.get(name)
    if (written === undefined) return undefined
    const field = (key: string) => typeset(written.fields[key] ?? '')
    return {
      template,
      path: `/${name}`,
      title: field('title'),
      description: field('description'),
      scope: {
        ...scope,
        heading: field('title'),
        standfirst: field('standfirst'),
        text: renderProse(written.text).join('\n'),
      },
    }
  }

  const notFound = (path: string): Page => ({
    template: 'not-found',
    path,
    title: 'There is nothing at this address',
    description: 'The page does not exist.',
    unlisted: true,
    scope: {},
  })

  const render = (page: Page, frame: Frame): string =>
    renderTemplate(
      page.bare ? 'bare' : `layout${page.lang ? `-${page.lang}` : ''}`,
      {
        path: page.path,
        origin: frame.origin,
        snippet: frame.snippet,
        // A screen reader says the title first.
        title: `${frame.notice?.ok === false ? 'Error: ' : ''}${page.path === '/' ? page.title : `${page.title} | Halyard Business Review`}`,
        description: page.description,
        robots: page.unlisted ? 'noindex' : '',
        paywall: page.paywall ?? false,
        pageType: page.pageType ?? '',
        passkeys: page.template === 'account',
        ownModal: page.ownModal ?? false,
        notice: frame.notice && {
          ...frame.notice,
          role: frame.notice.ok ? 'status' : 'alert',
        },
        ...sectionsFor(page.path),
        search: searchForm(page.lang === 'de' ? germanWords : undefined),
        content: renderTemplate(
          page.template,
          { ...page.scope, shared: encodeURIComponent(frame.origin + page.path) },
          partials,
        ),
      },
      partials,
    )

  /** The player alone, for frames of other sites. */
  const embed = (video: Video, origin: string): string =>
    renderTemplate('embed', { ...video, origin }, partials)

  return {
    articles,
    films,
    store,
    embed,
    home,
    streams,
    topicIndex,
    topic,
    article,
    text,
    notFound,
    render,
  }
}

/** The pages of the site, with the function that renders them. */
export type Pages = ReturnType<typeof createPages>
