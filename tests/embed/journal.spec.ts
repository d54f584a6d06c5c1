/** The watcher of the other specs: what a page prints fails its test, unless it was declared. */
import { expect, type Page, test } from '@playwright/test'
import { keepJournal } from '../support/journal.ts'

const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'"

async function open(page: Page): Promise<void> {
  await page.route('http://site.test/**', (route) =>
    new URL(route.request().url()).pathname === '/'
      ? route.fulfill({
          contentType: 'text/html',
          headers: { 'Content-Security-Policy': policy },
          body: '<!doctype html><title>A page</title>',
        })
      : route.fulfill({ status: 404, body: '' }),
  )
  await page.goto('http://site.test/')
}

test('a printed error, an exception, a missing file and a breach of the policy', async ({
  page,
}) => {
  const journal = keepJournal(page.context())
  await open(page)
  await page.evaluate(() => {
    console.warn('only a warning')
    console.error('printed')
    queueMicrotask(() => {
      throw new Error('thrown')
    })
    const image = document.createElement('img')
    image.src = '/missing.png'
    const sheet = document.createElement('style')
    sheet.textContent = 'p { color: red }'
    document.head.append(image, sheet)
  })
  await expect.poll(() => journal.unexpected().length).toBe(4)
  const texts = journal.unexpected().map((line) => line.text)
  for (const part of ['printed', 'thrown', '404', 'Content Security Policy']) {
    expect(texts.filter((text) => text.includes(part))).toHaveLength(1)
  }
  expect(journal.warnings()).toEqual(['only a warning'])
})

test('what was declared, and a call that was refused, are expected', async ({ page }) => {
  const journal = keepJournal(page.context())
  journal.allow(/^printed$/)
  await open(page)
  const status = await page.evaluate(async () => {
    console.error('printed')
    return (await fetch('/api/nothing')).status
  })
  expect(status).toBe(404)
  await expect.poll(() => journal.lines.length).toBe(2)
  expect(journal.unexpected()).toEqual([])
})
