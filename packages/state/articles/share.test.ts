import { maxTextLength } from '@bindery/contract/share-text-rule.ts'
import { expect, test } from 'vitest'
import { origin, reader, until, visit } from '../test/state.ts'
import { readListUrl, share, shortenUrl } from './share.ts'

const mail = {
  url: `${origin}/2026/10/an-article`,
  provider: 'email',
  sharedWith: ['ann@example.com', 'ben@example.com'],
} as const

const opened = async (settings = {}) => {
  const here = visit(settings)
  await here.server.control.signIn(reader.username)
  await here.state.session.check()
  return here
}

test.for(['api', 'service'] as const)('%s: one mail to each', async (dialect) => {
  const { state, server, calls } = await opened({ dialect })
  expect(await share(state, { ...mail, description: 'For you.' })).toEqual({ ok: true })
  const mails = await server.control.mailbox()
  expect(mails.map(({ to }) => to)).toEqual(mail.sharedWith)
  for (const { text } of mails) expect(text).toContain('For you.')
  const path = dialect === 'api' ? '/api/user/share' : '/service/shared'
  expect(await calls()).toContain(`POST ${path}`)
})

test('a guest says who they are', async () => {
  const { state, server } = visit()
  expect(await share(state, { ...mail, from: 'gus@example.com' })).toEqual({ ok: true })
  expect(await server.control.mailbox()).toHaveLength(2)
})

test('twice in one task is once; a long message is cut, not refused', async () => {
  const { state, server } = await opened()
  const input = { ...mail, description: 'x'.repeat(maxTextLength + 9) }
  await Promise.all([share(state, input), share(state, input)])
  expect(await server.control.mailbox()).toHaveLength(2)
})

test('a session that has ended: the modal opens, and nothing is kept of what was typed', async () => {
  const { state, page, server } = await opened()
  await server.control.reset()
  const answer = await share(state, { ...mail, description: 'A secret.' })
  expect(answer).toEqual({ ok: false, failure: { kind: 'signed-out' } })
  await until(state.auth.$auth, ({ step }) => step === 'open')
  expect(page.session.get('bindery:intent')).toBeNull()
  expect(state.pendingActions.$action.get()).toBeNull()
})

test('a short address, and the address of a list', async () => {
  const { state } = await opened()
  expect(await shortenUrl(state, mail.url)).toMatchObject({
    ok: true,
    shortUrl: expect.stringMatching(/\/s\/\w+$/),
  })
  expect(await shortenUrl(state, 'https://elsewhere.example/')).toMatchObject({
    failure: { code: 'foreign_url' },
  })
  expect(await readListUrl(state, 'Strategy 2026')).toMatchObject({
    ok: true,
    url: expect.stringMatching(/^https:\/\/[\w.]+\/list\/\w{32}$/),
  })
  expect(await readListUrl(state, 'None such')).toMatchObject({
    failure: { code: 'folder_unknown' },
  })
})
