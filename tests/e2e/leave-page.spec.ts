/** What a reader has changed reaches the API, although they leave the page at once (reliability). */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../support/test.ts'
import { fillCart, guide } from './cart.ts'
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
  try {
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
  } finally {
    other.stop()
  }
})

test('a quantity that waits for the answer to an earlier one is sent as the reader leaves', async ({
  page,
  context,
  host,
}) => {
  await fillCart(context, host, guide)
  await page.goto('/shopping-cart')
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ })
  const quantities = async () => {
    const { items } = await (await context.request.get('/api/shopping-cart')).json()
    return (items as { quantity: number }[]).map((item) => item.quantity)
  }
  await expect(quantity).toHaveValue('2')
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(
    '**/api/shopping-cart',
    async (route) => {
      const response = await route.fetch()
      await isAnswered
      await route.fulfill({ response }).catch(() => {})
    },
    { times: 1 },
  )
  await quantity.fill('5')
  await quantity.press('Enter')
  await expect.poll(quantities).toEqual([5])
  await quantity.fill('7')
  await quantity.press('Enter')
  await page.goto('/privacy-policy')
  await expect.poll(quantities).toEqual([7])
  answer()
})
