/** A site may have calls at other paths. The check walks them there, and nowhere else. */
import { expect, test } from 'vitest'
import { type Change, checkMock } from '../test/mutant-server.ts'

const apiPaths = {
  readQuota: 'meter',
  saveItem: '/library/items',
  readSaves: 'library/:number/:size',
  signIn: '/login/authenticate',
}

/** The paths of the mock, by those of the site. */
const moved: readonly (readonly [method: string, at: RegExp, path: string])[] = [
  ['GET', /^\/api\/meter$/, '/api/user/quota'],
  ['POST', /^\/library\/items$/, '/service/saved'],
  ['GET', /^\/api\/library\/(\d+)\/(\d+)$/, '/api/user/saves/$1/$2'],
  ['POST', /^\/login\/authenticate$/, '/authenticate'],
  ['POST', /^\/api\/subscriptions\/verify$/, '/api/user/subscriber/verify'],
]

const siteWithMovedCalls: Change = (request, next) => {
  const url = new URL(request.url)
  const { method } = request
  const entry = moved.find(([verb, at]) => verb === method && at.test(url.pathname))
  if (entry) {
    url.pathname = url.pathname.replace(entry[1], entry[2])
    return next(new Request(url, request))
  }
  const isOld = moved.some(
    ([verb, , path]) =>
      verb === method && new RegExp(`^${path.replaceAll(/\$\d/g, '\\d+')}$`).test(url.pathname),
  )
  return isOld ? new Response('', { status: 404 }) : next()
}

test('a server with moved calls passes if the check knows their paths', async () => {
  const report = await checkMock(siteWithMovedCalls, {
    apiPaths,
    verifyUrl: '/api/subscriptions/verify',
  })
  expect(report.findings).toEqual([])
})

test('a server with moved calls fails a check that does not know their paths', async () => {
  const { findings } = await checkMock(siteWithMovedCalls, { only: ['guest'] })
  expect(findings.map(({ name, endpoint }) => `${name} ${endpoint}`)).toEqual([
    'not-found readQuota',
  ])
})
