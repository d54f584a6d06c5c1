/** A few articles, the meter, saves and folders. Your server has its own articles. */
import { randomUUID } from 'node:crypto'
import { accountOf } from './accounts.js'
import { invalid, Refusal } from './http.js'

const freeArticles = 4

const article = (id, title, term) => ({
  id,
  title,
  summary: `${title}, in a few hundred words.`,
  contentType: 'Digital Article',
  published: '2026-11-02T09:00:00Z',
  category: { term },
  author: ['Amara Obi'],
  content: { src: `/articles/${id}` },
})

const articles = [
  article('the-long-view', 'The Long View', 'Strategy'),
  article('a-desk-is-not-a-plan', 'A Desk Is Not a Plan', 'Managing Yourself'),
  article('prices-that-explain', 'Prices That Explain Themselves', 'Marketing'),
]

/** A page of a list, as every stream returns it. Pages are counted from 0. */
function page(entries, { number, size }) {
  const from = Number(number) * Number(size)
  const entry = entries.slice(from, from + Number(size))
  return { entry, page: { last: from + entry.length >= entries.length, total: entries.length } }
}

const meterOf = ({ readings }) => ({
  limit: freeArticles,
  count: Math.min(freeArticles, readings.size),
  remaining: Math.max(0, freeArticles - readings.size),
})

function countReading(context) {
  const account = accountOf(context)
  const url = String(context.body.url ?? '')
  if (!url) throw invalid('url', 'Which article?')
  // The same article counts once. Your server sends the text only if this grants it.
  const granted = account.readings.has(url) || account.readings.size < freeArticles
  if (granted) account.readings.add(url)
  return { ...meterOf(account), granted }
}

const listsOf = (account, id) =>
  [...account.folders.values()].filter(({ items }) => items.has(id)).map(({ id: list }) => list)

function saveItem(context) {
  const { saves } = accountOf(context)
  const { id, title } = context.body
  if (!id) throw invalid('id', 'Which item?')
  const known = articles.find((each) => each.id === id)
  if (!known && !title) throw new Refusal(404, { code: 'item_unknown' })
  if (!saves.has(id)) saves.set(id, known ?? article(id, title, ''))
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
  const ids = (context.query.get('ids') ?? '').split(',').map(decodeURIComponent)
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

const folderView = ({ id, name, description, slug }) => ({ id, name, description, slug })

function folderOf(context, id) {
  const folder = accountOf(context).folders.get(id)
  if (!folder) throw new Refusal(404, { code: 'folder_unknown' })
  return folder
}

function saveFolder(context) {
  const { folders } = accountOf(context)
  const { id = randomUUID(), description = '' } = context.body
  const name = String(context.body.name ?? '').trim()
  if (!name || name.length > 100) throw invalid('name', 'Enter a name of up to 100 characters.')
  const isTaken = [...folders.values()].some(
    (each) => each.id !== id && each.name.toLowerCase() === name.toLowerCase(),
  )
  if (isTaken) throw new Refusal(409)
  const { items = new Set() } = context.body.id ? folderOf(context, id) : {}
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
  const { id: ids = [], listIds = [] } = context.body
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
  'POST /service/saved': saveItem,
  'DELETE /api/user/saves': removeSaved,
  'GET /api/user/saves/lists': readSaved,
  'GET /api/user/saves/:id/lists': (context) => ({
    listIds: listsOf(accountOf(context), context.params.id),
  }),
  'GET /api/user/saves/:number/:size': (context) => {
    const account = accountOf(context)
    return page(entriesOf(account, [...account.saves.keys()]), context.params)
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
    return page(entriesOf(accountOf(context), [...items]), context.params)
  },
}
