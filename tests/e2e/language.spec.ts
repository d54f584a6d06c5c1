/** Our English words on a page in another language, and the site's own words in place of ours. */
import { expect, test } from '../support/test.ts'
import { authModal, header, titles } from './auth-modal.ts'
import { madeUp, makeUp } from './pages.ts'

const german = (head = '') => ({
  body: '<header><bindery-account-menu>Konto</bindery-account-menu></header>',
  script: `<script async src="/bindery/bindery.js" data-api-base="/api/"></script>${head}`,
})
/** The language that a screen reader reads this in: it looks through shadow roots and slots. */
const spoken = (element: Element): string => {
  for (let node: Element | null = element; node; ) {
    if (node instanceof HTMLElement && node.lang) return node.lang
    const root: Node = node.getRootNode()
    node =
      node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
  return ''
}

test('what we say is English on a page that is not', async ({ page, mock, axe }) => {
  await makeUp(mock, german())
  await page.route(madeUp, async (route) => {
    const reply = await route.fetch()
    const body = (await reply.text()).replace('<html lang="en">', '<html lang="de">')
    await route.fulfill({ response: reply, body })
  })
  await page.goto(madeUp)
  const signIn = header(page).getByRole('button', { name: 'Sign In' })
  expect(await signIn.evaluate(spoken)).toBe('en')
  await signIn.click()
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  expect(await modal.email.evaluate(spoken)).toBe('en')
  expect(await modal.dialog().evaluate(spoken)).toBe('en')
  await axe()
})

test('with words of its own the site says in which language they are', async ({
  page,
  mock,
  journal,
}) => {
  journal.allow(/there is no text/)
  const lines: string[] = []
  page.on('console', (message) => void lines.push(message.text()))
  const config = {
    locale: 'de',
    messages: { 'account.signIn': 'Anmelden', 'account.singOut': 'x', 'auth.close': 7 },
  }
  await makeUp(
    mock,
    german(
      `<script type="application/json" id="bindery-config">${JSON.stringify(config)}</script>`,
    ),
  )
  await page.goto(madeUp)
  const signIn = page.getByRole('button', { name: 'Anmelden' })
  expect(await signIn.evaluate(spoken)).toBe('de')
  await expect.poll(() => lines.length).toBe(2)
  expect(lines.sort()).toEqual([
    'bindery: #bindery-config messages.auth.close="7": allowed is a text. Ignored.',
    expect.stringMatching(/^bindery: #bindery-config messages: there is no text "account.singOut"/),
  ])
  await signIn.click()
  await authModal(page).dialog(titles.signIn).waitFor()
  expect(await authModal(page).email.evaluate(spoken)).toBe('de')
})
