/** Ways of being wrong about gifts and shares. */
import { answer, data, field, onStatus } from './changes.ts'
import { type Mutant, mutant } from './mutant.ts'
import type { Change } from './mutant-server.ts'

const gift = { articleGiftURL: 'https://api.publisher.example/a?gift=1', articleGiftsLeft: 1 }

export const sharingMutants: readonly Mutant[] = [
  mutant('giveGift', 'takes a guest', onStatus(401, answer(200, gift)), 'accepted-wrong'),
  mutant('giveGift', 'takes any article', onStatus(404, answer(200, gift)), 'accepted-wrong'),
  mutant(
    'giveGift',
    'refuses an unknown article with 422',
    onStatus(404, answer(422, { code: 'article_unknown' })),
    'error-unnamed',
  ),
  mutant(
    'giveGift',
    'returns a script as link',
    field('articleGiftURL', 'javascript:alert(1)'),
    'link-invalid',
  ),
  mutant('giveGift', 'counts in text', field('articleGiftsLeft', 'many'), 'reply-shape'),
  mutant('giveGift', 'has no link', field('articleGiftURL', undefined), 'reply-shape'),
  mutant('openGift', 'opens nothing', field('granted', false), 'gift-closed'),
  mutant('openGift', 'opens for any text', field('granted', true), 'accepted-wrong'),

  mutant('share', 'mails for guests', onStatus(401, answer(200)), 'accepted-wrong'),
  mutant('share', 'mails foreign pages', onCode('foreign_url', answer(200)), 'accepted-wrong'),
  mutant(
    'share',
    'refuses foreign pages with 403 and words',
    onCode('foreign_url', answer(403, 'No')),
    'error-unnamed',
  ),
  mutant('share', 'mails to anything', onStatus(400, answer(200)), 'accepted-wrong'),
  mutant(
    'share',
    'refuses an address without errors',
    onStatus(400, answer(400, { message: 'No' })),
    'error-unnamed',
  ),
  mutant('share', 'forgets', forgetsNetwork(), 'write-lost'),
  mutant('shortenUrl', 'takes foreign pages', takesForeign(), 'accepted-wrong'),
  mutant('shortenUrl', 'has another link each time', anotherLink(), 'short-link'),
  mutant(
    'shortenUrl',
    'leads nowhere',
    field('shortUrl', 'https://api.publisher.example/s/nowhere'),
    'short-link',
  ),
  mutant('shortenUrl', 'returns a script', field('shortUrl', 'javascript:1'), 'link-invalid'),
  mutant('shortenUrl', 'has no link', field('shortUrl', ''), 'reply-shape'),
  mutant(
    'readFolderUrl',
    'returns no address',
    field('listurl', 'data:text/html,list'),
    'link-invalid',
  ),
  mutant(
    'readFolderUrl',
    'shares an unknown folder',
    onStatus(404, answer(200, { listurl: '/list/1' })),
    'accepted-wrong',
  ),
  mutant(
    'readFolderUrl',
    'has no url',
    data(({ listurl }) => ({ url: listurl })),
    'reply-shape',
  ),
]

/** Changes the answers with one code. */
function onCode(code: string, change: Change): Change {
  return async (request, next) => {
    const response = await next()
    const text = await response.clone().text()
    return text.includes(`"${code}"`) ? change(request, next) : response
  }
}

/** Records no share on a network. */
function forgetsNetwork(): Change {
  return async (request, next) =>
    (await request.clone().text()).includes('LinkedIn') ? answer(200)(request, next) : next()
}

function takesForeign(): Change {
  return async (request, next) => {
    const isForeign = (await request.clone().text()).includes('stranger')
    return isForeign ? answer(200, { shortUrl: '/s/1' })(request, next) : next()
  }
}

function anotherLink(): Change {
  let at = 0
  return (request, next) => {
    at += 1
    return field('shortUrl', `https://api.publisher.example/s/${at}`)(request, next)
  }
}
