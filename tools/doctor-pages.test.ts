import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHost } from '../hosts/server.ts'
import { makeKit } from '../hosts/test-kit.ts'
import { diagnosePage } from '../packages/conformance/doctor/diagnose-page.ts'

const origin = 'http://localhost'
const kit = makeKit()
const host = createHost({ kit: kit.folder })
const pages = new Map<string, { html: string; headers: Record<string, string> }>()

/** Pages without a link to them. */
const unlinked = [
  ...['/registration-complete', '/restricted-user', '/subscriber-registration', '/reset-password'],
  ...['/account', '/shipping-payment', '/review-order', '/my-library', '/checkout-card/sign-in'],
]
/** A few issues stand for all. A link that adds a product leads to its page. */
const left = /^\/(archive-toc\/BR(?!251|5605)|product\/[^/]+\/an\/|assets\/|bindery\/|legacy\/)/

beforeAll(async () => {
  const paths = ['/', ...unlinked]
  for (const path of paths) {
    const reply = await host.request(origin + path)
    const headers = Object.fromEntries(reply.headers)
    if (!headers['content-type']?.startsWith('text/html') || !reply.ok) continue
    const html = await reply.text()
    pages.set(path, { html, headers })
    for (const [, to = ''] of html.matchAll(/\shref="(\/[^"?#]*)/g))
      if (!left.test(to) && !paths.includes(to)) paths.push(to)
  }
})

afterAll(() => {
  host.close()
  kit.remove()
})

it('bindery doctor has no finding on any page of the reference site', async () => {
  const lines: string[] = []
  for (const [path, page] of pages) {
    // An embedded film has no tags and no script.
    if (path.startsWith('/video/embed/')) continue
    const found = await diagnosePage({ ...page, url: origin + path })
    lines.push(...found.map(({ name, message, line }) => `${path}:${line} ${name}: ${message}`))
  }
  expect(pages.size).toBeGreaterThan(150)
  expect(lines.slice(0, 20)).toEqual([])
})
