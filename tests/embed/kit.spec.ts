import type { Kit } from '@bindery/embed/kit/kit.ts'
import { expect, test } from './site.ts'

declare global {
  interface Window {
    order: string[]
  }
}

test('callbacks pushed before and after loading are called in order with the kit', async ({
  page,
  site,
}) => {
  await site.open(`<script>
    window.order = []
    ;(window.bindery = window.bindery || []).push((kit) => window.order.push('one ' + kit.user.status))
    window.bindery.push(() => { throw new Error('a mistake of the page') })
    window.bindery.push(() => window.order.push('two'))
  </script>`)
  await expect.poll(() => page.evaluate(() => window.order)).toEqual(['one guest', 'two'])
  await page.evaluate(() => {
    const { bindery } = window as unknown as { bindery: Kit }
    bindery.push(() => void window.order.push('three'))
  })
  await expect.poll(() => page.evaluate(() => window.order)).toEqual(['one guest', 'two', 'three'])
  expect(site.takeErrors()).toEqual(['a mistake of the page'])
})

test('ready gives the kit, its version and a frozen guest', async ({ page, site }) => {
  await site.open('')
  await page.waitForFunction(() => 'bindery' in window)
  const seen = await page.evaluate(async () => {
    const { bindery } = window as unknown as { bindery: Kit }
    const ready = await bindery.ready
    return {
      same: ready === bindery,
      version: ready.version,
      user: ready.user,
      frozen: Object.isFrozen(ready.user),
    }
  })
  expect(seen).toEqual({
    same: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user: { status: 'guest' },
    frozen: true,
  })
})

test('openAuth brings a modal to a page that has none, and only one', async ({ page, site }) => {
  await site.open('')
  await page.waitForFunction(() => 'bindery' in window)
  await page.evaluate(async () => {
    const { bindery } = window as unknown as { bindery: Kit }
    const { openAuth } = await bindery.ready
    openAuth().catch(() => {})
    openAuth({ screen: 'registration' }).catch(() => {})
  })
  await expect(page.getByText('The modal is open.')).toHaveCount(1)
  await expect(page.locator('bindery-auth-modal')).toHaveCount(1)
  await page.evaluate(() => (window as unknown as { bindery: Kit }).bindery.closeAuth())
  await expect(page.getByText('The modal is closed.')).toHaveCount(1)
})

test('a listener of kit.on hears events of any tag until it is removed', async ({ page, site }) => {
  await site.open('<bindery-eager-thing></bindery-eager-thing>')
  await page.waitForFunction(() => 'bindery' in window)
  const heard = await page.evaluate(async () => {
    const { bindery } = window as unknown as { bindery: Kit }
    const { on } = await bindery.ready
    const names: string[] = []
    const off = on('bindery-test', () => void names.push('full'))
    on('test', () => void names.push('short'))
    const send = () =>
      document.body.dispatchEvent(new CustomEvent('bindery-test', { bubbles: true }))
    send()
    off()
    send()
    return names
  })
  expect(heard).toEqual(['full', 'short', 'short'])
})

test('an element that has the id bindery does not confuse the queue', async ({ page, site }) => {
  await site.open('<p id="bindery"></p><bindery-eager-thing></bindery-eager-thing>')
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
})

test('a misspelt tag is logged once, with the tag that was meant', async ({ page, site }) => {
  await site.open(
    '<bindery-eagr-thing></bindery-eagr-thing><bindery-eagr-thing>x</bindery-eagr-thing>',
  )
  await expect
    .poll(() => site.lines())
    .toEqual([
      'bindery: <bindery-eagr-thing> is not a tag of the kit. Did you mean <bindery-eager-thing>?',
    ])
  await expect(page.getByText('x')).toBeVisible()
})
