/** Style sheets that reset everything with !important (reliability case 11). */
import type { Locator, Page } from '@playwright/test'
import { loadBy } from '../support/load.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { openAuth } from './kit.ts'
import { serveTestPage, testPage } from './site-pages.ts'

/** The share of pixels that differ visibly between two PNGs. 1 if their sizes differ. */
const difference = (page: Page, pair: readonly Buffer[]): Promise<number> =>
  page.evaluate(
    async (encoded) => {
      const [one, two] = await Promise.all(
        encoded.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
          context?.drawImage(image, 0, 0)
          return context?.getImageData(0, 0, image.width, image.height)
        }),
      )
      if (!one || !two || one.width !== two.width || one.height !== two.height) return 1
      let differing = 0
      for (let at = 0; at < one.data.length; at += 4) {
        const channels = [0, 1, 2].map((channel) =>
          Math.abs((one.data[at + channel] ?? 0) - (two.data[at + channel] ?? 0)),
        )
        if (Math.max(...channels) > 24) differing += 1
      }
      return differing / (one.width * one.height)
    },
    pair.map((buffer) => buffer.toString('base64')),
  )

interface Shot {
  image: Buffer
  box: { width: number; height: number }
}

async function shoot(locator: Locator): Promise<Shot> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('There is nothing to see.')
  const image = await locator.screenshot({ animations: 'disabled', caret: 'hide' })
  return { image, box: { width: Math.round(box.width), height: Math.round(box.height) } }
}

const screens = [
  { title: titles.signIn, screen: 'sign-in' },
  { title: titles.registration, screen: 'registration' },
  { title: titles.forgotPassword, screen: 'forgot-password' },
] as const

async function shots(page: Page, path: string): Promise<Shot[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The longest screen fits: a scrolled screen cannot be compared with one that is not.
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto(path)
  const modal = authModal(page)
  const taken: Shot[] = []
  for (const { title, screen } of screens) {
    // The page makes its own text and its tags almost invisible. The modal stays visible.
    await openAuth(page, { screen })
    await modal.dialog(title).waitFor()
    // No errors, no focus ring, and the pointer away from everything.
    await page.mouse.move(1, 1)
    await page.getByRole('heading', { name: title, exact: true }).focus()
    taken.push(await shoot(page.locator('[role=dialog] [part~=dialog]')))
    await page.keyboard.press('Escape')
  }
  return taken
}

test('the modal is as high on a page in quirks mode as on one with a doctype', async ({
  page,
  mock,
}) => {
  const shotsOf = async (doctype: string, mode: string) => {
    await serveTestPage(mock, { doctype, body: '<bindery-auth-modal></bindery-auth-modal>' })
    const taken = await shots(page, testPage)
    expect(await page.evaluate(() => document.compatMode)).toBe(mode)
    return taken.map(({ box }) => box)
  }
  expect(await shotsOf('', 'BackCompat')).toEqual(await shotsOf('<!doctype html>', 'CSS1Compat'))
})

for (const hostile of ['css', 'everything']) {
  test(`the modal looks on /legacy/${hostile} as it does on a plain page`, async ({
    page,
    context,
  }) => {
    const plain = await shots(page, '/legacy/quirks')
    const seen = await shots(page, `/legacy/${hostile}`)
    const blank = await context.newPage()
    for (const [index, { image, box }] of plain.entries()) {
      const what = screens[index]?.title
      expect(seen[index]?.box, what).toEqual(box)
      expect(await difference(blank, [image, seen[index]?.image ?? image]), what).toBeLessThan(0.01)
    }
  })

  test(`a reader signs in on /legacy/${hostile} by pointer and keyboard`, async ({ page }) => {
    await page.goto(`/legacy/${hostile}`)
    const modal = authModal(page)
    const opener = page.getByRole('button', { name: 'Sign In', exact: true }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(modal.email).toBeFocused()
    await modal.press('Sign In')
    await expect(modal.email).toHaveAccessibleDescription('This field is required.')
    await expect(page.getByText('This field is required.').first()).toBeVisible()
    await expect(page.getByText('Email address', { exact: true })).toBeVisible()
    await expect(modal.email).toHaveCSS('outline-style', 'solid')
    await modal.email.click()
    await page.keyboard.type('better@example.com')
    await modal.password.click()
    await page.keyboard.type(password)
    await loadBy(page, () => modal.button('Sign In').click())
    const name = page.getByRole('button', { name: 'Ben Better' })
    await expect(name).toBeVisible()
    await name.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible()
  })
}
