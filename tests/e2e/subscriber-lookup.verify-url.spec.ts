/** verify-url: the lookup sends a subscription to allowed origins only (reliability 9, case 16). */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../support/test.ts'
import { goodPassword } from './auth-modal.ts'
import { generic } from './expected-messages.ts'
import { testPage } from './site-pages.ts'
import { lookup, print, sentPosts } from './subscriber.ts'

test('a verify-url on another origin is refused before any request (case 16)', async ({
  page,
  mock,
  host,
  journal,
}) => {
  const seen: string[] = []
  const other = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    response.setHeader('access-control-allow-origin', '*')
    response.end('{}')
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const elsewhere = `http://localhost:${(other.address() as AddressInfo).port}/collect`
  // The page has no policy, so the kit itself must refuse.
  const made = (attribute: string) =>
    mock.faults([
      {
        path: testPage,
        body: `<!doctype html><html lang="en"><title>Made up</title><link rel="icon" href="/assets/mark.svg"><script async src="/bindery/bindery.js"></script><body><bindery-subscriber-lookup ${attribute}></bindery-subscriber-lookup>`,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      },
    ])
  try {
    const form = lookup(page)
    for (const url of [
      elsewhere,
      elsewhere.replace('http:', ''),
      `${host.url}@${elsewhere.slice(7)}`,
    ]) {
      await made(`verify-url="${url}"`)
      await page.goto(testPage)
      await expect(form.alert).toContainText('Subscriptions cannot be looked up on this page.')
      await expect(form.inside.getByRole('link', { name: 'Customer Service' })).toBeVisible()
      await expect(form.email).toHaveCount(0)
      await expect
        .poll(() => journal.warnings().join('\n'))
        .toContain(`<bindery-subscriber-lookup> verify-url="${url}" is refused`)
    }
    // The attribute changes after the subscription was found.
    await made('')
    await page.goto(testPage)
    await form.search(print.email, print.accountNumber)
    await form.password.fill(goodPassword)
    await form.inside.evaluate((tag, url) => tag.setAttribute('verify-url', url), elsewhere)
    await expect(form.password).toHaveCount(0)
    await form.inside.evaluate((tag) => tag.removeAttribute('verify-url'))
    // A form that has left the page keeps no password.
    await expect(form.password).toHaveValue('')
    expect(seen).toEqual([])
    expect(await sentPosts(mock)).toEqual(['/api/user/subscriber/search'])
  } finally {
    other.close()
  }
})

test('a verify-url on an allowed origin gets the payload of the spec', async ({ page, mock }) => {
  const bodies: string[] = []
  const other = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', String(request.headers.origin))
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-allow-headers', 'content-type, x-requested-with')
    response.setHeader('content-type', 'application/json')
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.method === 'POST') bodies.push(body)
    response.end('{}')
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(other.address() as AddressInfo).port}`
  await mock.faults([
    {
      path: testPage,
      body: `<!doctype html><html lang="en"><title>Made up</title><link rel="icon" href="/assets/mark.svg"><script type="application/json" id="bindery-config">{"allowed-origins": ["${origin}"]}</script><script async src="/bindery/bindery.js"></script><body><bindery-subscriber-lookup verify-url="${origin}/verify"></bindery-subscriber-lookup>`,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  ])
  try {
    await page.goto(testPage)
    const form = lookup(page)
    await form.search(print.email, print.accountNumber)
    await form.password.fill(goodPassword)
    await form.press('Verify subscription')
    await expect
      .poll(() => bodies.map((body) => JSON.parse(body)))
      .toEqual([
        {
          emailAddress: print.email,
          accountNo: print.accountNumber,
          password: goodPassword,
          optIn: false,
        },
      ])
    // The other server opens no session here, so the lookup reports a failure.
    await expect(form.alert).toHaveText(generic)
  } finally {
    other.close()
  }
})
