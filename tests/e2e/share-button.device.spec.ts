/** The device's own list of apps in the share flyout, bindery-share-button (spec content and commerce 2). */
import { expect, test } from '../support/test.ts'

test('a phone offers its own list of apps beside the tabs, and says when that fails', async ({
  browser,
  host,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  })
  try {
    const page = await context.newPage()
    // A headless browser has no list of apps: the last press fails.
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      navigator.share = async (data) => {
        shared.push(data)
        const names = ['', 'AbortError', 'NotAllowedError']
        const name = names[shared.length - 1]
        if (name) throw new DOMException('No', name)
      }
    })
    await page.goto(`${host.url}/2026/10/handing-over-without-hovering`)
    await page.getByRole('button', { name: /^Share: / }).tap()
    const box = page.getByRole('dialog', { name: 'Share' })
    const device = box.getByRole('button', { name: 'Share with another app' })
    const failed = box.getByText('Your device could not share this. Copy the link instead.')
    await expect(box.getByRole('tab', { name: 'Facebook' })).toBeVisible()
    for (const _ of ['shared', 'closed']) {
      await device.tap()
      await expect(failed).toHaveCount(0)
    }
    await device.tap()
    await expect(failed).toBeVisible()
    const shared = await page.evaluate(() => Reflect.get(window, 'shared'))
    expect(shared).toHaveLength(3)
    expect(shared[0]).toMatchObject({
      title: 'Handing Over Without Hovering',
      url: expect.stringContaining('/2026/10/handing-over-without-hovering'),
    })
  } finally {
    await context.close()
  }
})
