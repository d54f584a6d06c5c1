/** The setting inherit-forms: fields and buttons of the kit look like those of the page. */
import { expect, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { openAuth } from './kit.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const css = `body { font: 1rem/1.5 Georgia, serif; margin: 2rem }
input { border: 2px solid #1f1f1f; border-radius: 0; background: #fff8e7; padding: 0.5rem 1rem; font: inherit }
button { border: 0; border-radius: 99px; background: #7a1f5c; color: #fff; padding: 0.875rem 2rem;
  font: 700 1rem/1.25 Georgia, serif; letter-spacing: 0.05em; text-transform: uppercase }`

test('the sign-in looks like the form of a page with a strict policy', async ({
  page,
  mock,
  axe,
}) => {
  await page.route('**/own.css', (route) => route.fulfill({ contentType: 'text/css', body: css }))
  await serveTestPage(mock, {
    script:
      '<link rel="stylesheet" href="/own.css"><script async src="/bindery/bindery.js" data-api-base="/api/" data-inherit-forms></script>',
    body: '<main><bindery-auth-modal inline open screen="sign-in"></bindery-auth-modal></main>',
  })
  await page.goto(testPage)
  const button = page.getByRole('button', { name: 'Sign In' })
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 92)')
  await expect(button).toHaveCSS('text-transform', 'uppercase')
  await expect(page.getByLabel('Email address')).toHaveCSS('background-color', 'rgb(255, 248, 231)')
  await expect(page.getByLabel('Email address')).toHaveCSS('border-radius', '0px')
  await axe()
})

test('the sign-in takes nothing that cannot be read from a page that resets everything', async ({
  page,
  axe,
  journal,
}) => {
  journal.allow(/inherit-forms leaves out/)
  const told = page.waitForEvent('console', (line) => line.text().includes('inherit-forms'))
  await page.route('**/legacy/css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      'data-api-base',
      'data-inherit-forms data-api-base',
    )
    await route.fulfill({ response, body })
  })
  await page.goto('/legacy/css')
  expect((await told).text()).toMatch(
    /inherit-forms leaves out: button colours \(the background is transparent\), .*button height \(9px,/,
  )
  await openAuth(page, { screen: 'registration' })
  await authModal(page).dialog(titles.registration).waitFor()
  await axe({ include: '[data-bindery-layer]' })
})
