/** A few articles, the meter, saves and folders. Your server has its own articles. */
import { randomUUID } from 'node:crypto'
import { accountOf, sessionOf } from './accounts.js'
import { decode, invalid, pathOf, Refusal, required, text, texts } from './http.js'

const freeArticles = 4

const article = (id, title, term, more = {}) => ({
  id,
  title,
  summary: `${title}, in a few hundred words.`,
  contentType: 'Digital Article',
  published: '2026-11-02T09:00:00Z',
  category: { term },
  author: ['Amara Obi'],
  content: { src: `/2026/11/${id}` },
  ...more,
})

const articles = [
  article('the-long-view', 'The Long View', 'Strategy'),
  article('a-desk-is-not-a-plan', 'A Desk Is Not a Plan', 'Managing Yourself'),
  article('prices-that-explain', 'Prices That Explain Themselves', 'Marketing'),
]

/** What a page says about an item that the server does not know. */
const sentArticle = ({ id, title, url, topic, authors, contentType, summary }) =>
  article(id, text(title), text(topic), {
    summary: text(summary),
    contentType: text(contentType),
    author: texts(authors ?? [], 'authors'),
    // The path only: a page must not put a link to another site into the library.
    content: { src: pathOf(text(url)) },
  })

/** A page of a list, as every stream returns it. Pages are counted from 0. */
function page(entries, { number, size }) {
  const from = Number(number) * Number(size)
  if (!Number.isSafeInteger(from) || from < 0) throw invalid('number', 'There is no such page.')
  const entry = entries.slice(from, from + Number(size))
  return { entry, page: { last: from + entry.length >= entries.length, total: entries.length } }
}

/** The meter starts again with each month, UTC. */
const thisMonth = () => new Date().toISOString().slice(0, 7)

/** One key for an article and the month, whatever query its address has; '' if it is no address. */
const readingOf = (url) =>
  URL.canParse(url, 'http://site.invalid')
    ? `${thisMonth()} ${new URL(url, 'http://site.invalid').pathname}`
    : ''

function meterOf({ readings }) {
  const count = [...readings].filter((reading) => reading.startsWith(thisMonth())).length
  return { limit: freeArticles, count, remaining: freeArticles - count }
}

/** Counts an article against the meter, once. */
function countReading(context) {
  const account = accountOf(context)
  const url = text(context.body.url)
  const reading = url && readingOf(url)
  if (!reading) throw invalid('url', required)
  const granted = account.readings.has(reading) || meterOf(account).remaining > 0
  if (granted) account.readings.add(reading)
  return { ...meterOf(account), granted }
}

/** The text of an article, for a reader whose meter has counted it. Your pages have the teaser only. */
function readArticle(context) {
  const { year, month, seo } = context.params
  const path = `/${year}/${month}/${seo}`
  const found = articles.find(({ content }) => content.src === path)
  if (!found) throw new Refusal(404, { code: 'article_unknown' })
  if (!sessionOf(context)?.account.readings.has(readingOf(path))) {
    throw new Refusal(403, { code: 'article_closed' })
  }
  return context.html(`<p>${found.summary}</p><p>And here is the rest of it.</p>`)
}

const listsOf = (account, id) =>
  [...account.folders.values()].filter(({ items }) => items.has(id)).map(({ id: list }) => list)

function saveItem(context) {
  const { saves } = accountOf(context)
  const id = text(context.body.id)
  if (!id) throw invalid('id', required)
  const known = articles.find((each) => each.id === id)
  if (!known && !text(context.body.title)) throw new Refusal(404, { code: 'item_unknown' })
  if (!saves.has(id)) saves.set(id, known ?? sentArticle({ ...context.body, id }))
  return {}
}

function removeSaved(context) {
  const account = accountOf(context)
  const id = context.query.get('id')
  if (!account.saves.delete(id)) throw new Refusal(404, { code: 'saved_unknown' })
  for (const { items } of account.folders.values()) items.delete(id)
  return {}
}

function readSaved(context) {
  const account = accountOf(context)
  const ids = (context.query.get('ids') ?? '').split(',').map(decode)
  const saved = ids.filter((id) => account.saves.has(id))
  return { saved: saved.map((id) => ({ id, listIds: listsOf(account, id) })) }
}

const entriesOf = (account, ids) =>
  ids
    .map((id) => account.saves.get(id))
    .reverse()
    .map((entry) => ({
      ...entry,
      content: { ...entry.content, selectable: true, list: listsOf(account, entry.id) },
    }))

/** The latest saved first, unless the page asks for another order. */
function sorted({ query }, entries) {
  const sort = query.get('sort')
  if (sort === 'title') return entries.toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
  if (sort !== 'published') return entries
  return entries.toSorted((a, b) => b.published.localeCompare(a.published))
}

const folderView = ({ id, name, description, slug }) => ({ id, name, description, slug })

function folderOf(context, id) {
  const folder = accountOf(context).folders.get(id)
  if (!folder) throw new Refusal(404, { code: 'folder_unknown' })
  return folder
}

function saveFolder(context) {
  const { folders } = accountOf(context)
  const name = text(context.body.name)
  if (!/^[a-z\d ]{1,30}$/i.test(name)) {
    throw invalid('name', 'Enter a name of up to 30 letters, digits and spaces.')
  }
  const known = context.body.id ? folderOf(context, context.body.id) : {}
  const { id = randomUUID(), items = new Set() } = known
  const description = text(context.body.description ?? known.description)
  const isTaken = [...folders.values()].some(
    (each) => each.id !== id && each.name.toLowerCase() === name.toLowerCase(),
  )
  if (isTaken) throw new Refusal(409)
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  folders.set(id, { id, name, description, slug, items })
  return folderView(folders.get(id))
}

function removeFolder(context) {
  const { id } = folderOf(context, context.query.get('id'))
  accountOf(context).folders.delete(id)
  return {}
}

/** Checks everything before it changes anything: all or nothing. */
function bulk(context, change) {
  const account = accountOf(context)
  const ids = texts(context.body.id, 'id')
  const listIds = texts(context.body.listIds, 'listIds')
  if (ids.some((id) => !account.saves.has(id))) throw new Refusal(404, { code: 'saved_unknown' })
  const lists = listIds.map((id) => folderOf(context, id))
  for (const id of ids) change(account, id, lists)
  return {}
}

const addListItems = (context) =>
  bulk(context, (_account, id, lists) => {
    for (const { items } of lists) items.add(id)
  })

/** Without folders, the items leave the library. */
const removeListItems = (context) =>
  bulk(context, (account, id, lists) => {
    const from = lists.length ? lists : [...account.folders.values()]
    for (const { items } of from) items.delete(id)
    if (!lists.length) account.saves.delete(id)
  })

export const articleRoutes = {
  'GET /api/latest/:number/:size': ({ params }) => page(articles, params),
  'GET /api/user/quota': (context) => meterOf(accountOf(context)),
  'POST /api/user/quota': countReading,
  'GET /api/components/article/:year/:month/:seo': readArticle,
  'POST /service/saved': saveItem,
  'DELETE /api/user/saves': removeSaved,
  'GET /api/user/saves/lists': readSaved,
  'GET /api/user/saves/:id/lists': (context) => ({
    listIds: listsOf(accountOf(context), context.params.id),
  }),
  'GET /api/user/saves/:number/:size': (context) => {
    const account = accountOf(context)
    return page(sorted(context, entriesOf(account, [...account.saves.keys()])), context.params)
  },
  'GET /service/lists': (context) => ({
    lists: [...accountOf(context).folders.values()].map(folderView),
  }),
  'POST /service/lists': saveFolder,
  'DELETE /api/user/lists': removeFolder,
  'POST /api/user/lists/bulk-update': addListItems,
  'DELETE /api/user/lists/bulk-update': removeListItems,
  'GET /api/user/list/:id/:number/:size': (context) => {
    const { items } = folderOf(context, context.params.id)
    return page(sorted(context, entriesOf(accountOf(context), [...items])), context.params)
  },
}
