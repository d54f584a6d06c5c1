/** What a reader has changed reaches the API, although they leave the page at once (reliability). */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../support/test.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const path = '/api/shopping-cart/items'

/** The API on another origin, so that a browser asks before each write whether it may send it. */
async function startOtherOrigin(origin: string) {
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  const bodyOf = async (request: IncomingMessage) => {
    let text = ''
    for await (const part of request) text += part
    return text
  }
  const server = createServer(async (request, response) => {
    const { method = 'GET', url, headers } = request
    const allowed = {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type, x-requested-with, idempotency-key',
    }
    if (method === 'OPTIONS') {
      asked()
      await mayAnswer
      return void response.writeHead(204, allowed).end()
    }
    const body = await bodyOf(request)
    const reply = await fetch(origin + url, {
      method,
      headers: {
        origin,
        cookie: headers.cookie ?? '',
        'content-type': headers['content-type'] ?? 'application/json',
        'x-requested-with': 'bindery',
      },
      ...(body ? { body } : {}),
    })
    const cookies = reply.headers.getSetCookie()
    response.writeHead(reply.status, {
      ...allowed,
      'content-type': reply.headers.get('content-type') ?? 'application/json',
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    })
    response.end(await reply.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    isAsked,
    answer,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('a product whose request waits for the browser is in the cart of the next page', async ({
  page,
  mock,
  host,
}) => {
  const other = await startOtherOrigin(host.url)
  await serveTestPage(mock, {
    script: `<script async src="/bindery/bindery.js" data-api-base="${other.url}/api/"></script>`,
    connect: other.url,
    body: '<bindery-add-to-cart product-id="10403-PBK-ENG" product-title="The Quiet Half"></bindery-add-to-cart>',
  })
  await page.goto(testPage)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await other.isAsked
  await page.goto('/privacy-policy')
  expect(await mock.calls(path)).toHaveLength(0)
  other.answer()
  await expect.poll(async () => (await mock.calls(path)).length).toBe(1)
  await page.goto('/shopping-cart')
  await expect(page.getByRole('main').getByRole('link', { name: 'The Quiet Half' })).toBeVisible()
  other.stop()
})
