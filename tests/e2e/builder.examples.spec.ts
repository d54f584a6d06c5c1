/** The example of every tag in the embed builder: its preview, and its code on a page. */
import { examples } from '../../hosts/builder/examples.ts'
import { plainForms } from '../../hosts/builder/plain-forms.ts'
import { expect, test } from '../support/test.ts'
import { code, field, previewOf } from './builder.ts'
import { serveTestPage, testPage } from './site-pages.ts'

test('the example of every tag is previewed without a word in the console', async ({ page }) => {
  const lines: string[] = []
  let tag = ''
  page.on('console', (message) => lines.push(`${tag}: ${message.text()}`))
  await page.goto('/builder/')
  for (tag of Object.keys(examples)) {
    await field(page, 'Tag').selectOption(tag)
    const { needs } = examples[tag] ?? {}
    const element = previewOf(page).locator(tag)
    if (needs) await expect(previewOf(page).getByText(`does not have ${needs}`)).toBeVisible()
    else
      await expect
        .poll(() =>
          element
            .first()
            .evaluate((each) => each.matches(':defined'))
            .catch(() => false),
        )
        .toBe(true)
  }
  expect(lines).toEqual([])
})

/** A tag with its snippet: what belongs into the head of a page, and what into its body. */
interface Snippet {
  tag: string
  script: string
  body: string
}

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

/** Puts snippets together for one page each: no tag and no id twice, one script, at most eight tags. */
const pagesOf = (snippets: readonly Snippet[]): Snippet[][] => {
  const pages: Snippet[][] = []
  for (const snippet of snippets) {
    const fits = (page: readonly Snippet[]) =>
      page.length < 8 &&
      page.every(
        ({ tag, script, body }) =>
          tag !== snippet.tag &&
          script === snippet.script &&
          !idsIn(body).some((id) => idsIn(snippet.body).includes(id)),
      )
    const page = pages.find(fits)
    if (page) page.push(snippet)
    else pages.push([snippet])
  }
  return pages
}

test('the snippet of every tag and plain form works when it is pasted into a page', async ({
  page,
  mock,
}) => {
  // The test above looks at the previews.
  await page.route('**/preview.html*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  )
  await page.goto('/builder/')
  const snippets: Snippet[] = []
  const copy = async (tag: string) => {
    const text = (await code(page).textContent()) ?? ''
    const [head = '', body = ''] = text.split('<!-- Where it belongs -->')
    snippets.push({ tag, body, script: head.replace("<!-- Once in the page's head -->", '') })
  }
  for (const tag of Object.keys(examples)) {
    if (examples[tag]?.needs) continue
    await field(page, 'Tag').selectOption(tag)
    await expect(code(page)).toContainText(`</${tag}>`)
    await copy(tag)
    for (const { name } of plainForms[tag] ?? []) {
      await field(page, 'Without JavaScript').selectOption(name)
      await expect(code(page)).toContainText('</form>')
      await copy(tag)
    }
  }
  await page.unrouteAll()
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('bindery:')) lines.push(message.text())
  })
  for (const some of pagesOf(snippets)) {
    const tags = some.map(({ tag }) => tag)
    const body = some.map((each) => each.body).join('')
    await serveTestPage(mock, {
      script: some[0]?.script ?? '',
      body: `${body}<p>The page goes on.</p>`,
    })
    await page.goto(testPage)
    await expect(page.locator(`:is(${tags}):not(:defined)`)).toHaveCount(0)
    await expect(page.locator(`:is(${tags}):defined`)).toHaveCount(some.length)
  }
  expect(lines).toEqual([])
})
