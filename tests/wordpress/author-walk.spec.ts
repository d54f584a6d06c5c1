/**
 * An author who has never seen Bindery walks from the front door to a save button and a meter in a published
 * post. `BINDERY_PICTURES` names a folder for a picture of each step.
 */
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { authModal } from '../e2e/auth-modal.ts'
import { startHost } from '../support/host.ts'
import { expect, password, test } from './test.ts'

const pictures = process.env['BINDERY_PICTURES']

test('an author comes from the front door to a published save button and a meter that counts', async ({
  page: door,
  context,
  browser,
  site,
}) => {
  const host = await startHost()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: host.url })
  const done = { clicks: 0, choices: 0, texts: 0, keys: 0 }
  let step = 0
  const picture = async (page: Page, name: string) => {
    step += 1
    if (pictures)
      await page.screenshot({
        path: join(pictures, `${String(step).padStart(2, '0')}-${name}.png`),
      })
  }
  const click = async (target: Locator) => {
    done.clicks += 1
    await target.click()
  }
  const choose = async (target: Locator, label: string) => {
    done.choices += 1
    await target.selectOption(label)
  }
  const type = async (target: Locator, text: string) => {
    done.texts += 1
    await target.fill(text)
  }
  const press = async (page: Page, key: string) => {
    done.keys += 1
    await page.keyboard.press(key)
  }
  const start = performance.now()
  try {
    await door.goto(`${host.url}/front-door/`)
    await picture(door, 'front-door')
    await click(door.getByRole('link', { name: 'Build your first tag' }))
    const copy = async () => {
      await click(door.getByRole('button', { name: 'Copy the code' }))
      await expect(door.getByRole('status', { name: 'Notice' })).toHaveText('The code is copied.')
    }
    await choose(door.getByLabel('Goal'), 'Save articles and find them again')
    await choose(door.getByLabel('For', { exact: true }), 'WordPress block')
    await picture(door, 'builder')
    await copy()
    await picture(door, 'copied')

    const wordpress = await context.newPage()
    await wordpress.goto(`${site.origin}/wp-login.php`)
    const name = wordpress.getByLabel('Username or Email Address')
    // WordPress focuses and selects it a moment after the page has loaded, also while somebody types.
    await expect(name).toBeFocused()
    await type(name, 'author')
    await type(wordpress.getByLabel('Password', { exact: true }), password)
    await click(wordpress.getByRole('button', { name: 'Log In' }))
    await click(wordpress.getByRole('link', { name: 'Posts', exact: true }))
    await click(wordpress.getByRole('main').getByRole('link', { name: 'Add New' }))
    await type(wordpress.getByRole('textbox', { name: 'Add title' }), 'How We Count')
    await press(wordpress, 'Enter')
    await press(wordpress, 'ControlOrMeta+v')
    await expect(wordpress.getByRole('document', { name: 'Block: Save button' })).toBeVisible()
    await picture(wordpress, 'save-button-pasted')

    await choose(door.getByLabel('Goal'), 'Meet a meter or a paywall')
    await picture(door, 'meter')
    await copy()
    await press(wordpress, 'Enter')
    await press(wordpress, 'ControlOrMeta+v')
    await expect(wordpress.getByRole('document', { name: 'Block: Quota meter' })).toBeVisible()
    await press(wordpress, 'Enter')
    await wordpress.keyboard.type('The beginning, for everybody.')
    await choose(door.getByLabel('Tag', { exact: true }), 'bindery-paywall')
    await copy()
    await press(wordpress, 'Enter')
    await press(wordpress, 'ControlOrMeta+v')
    await expect(wordpress.getByRole('document', { name: 'Block: Paywall' })).toBeVisible()
    await picture(wordpress, 'paywall-pasted')
    await click(wordpress.getByRole('button', { name: 'Publish', exact: true }))
    const panel = wordpress.getByRole('region', { name: 'Editor publish' })
    await click(panel.getByRole('button', { name: 'Publish', exact: true }))
    await expect(panel.getByRole('link', { name: 'View Post' })).toBeVisible()
    await picture(wordpress, 'published')
    const seconds = Math.round((performance.now() - start) / 1000)
    const address =
      (await panel.getByRole('link', { name: 'View Post' }).getAttribute('href')) ?? ''

    const reader = await browser.newPage({ baseURL: site.origin })
    await reader.goto(address)
    const main = reader.getByRole('main')
    await expect(main.getByRole('button', { name: /^Save/ })).toBeVisible()
    await expect(main.getByText('An account opens four articles a month.')).toBeVisible()
    const gate = reader.getByRole('region', { name: 'Keep reading with a free account' })
    await expect(gate).toBeVisible()
    await picture(reader, 'guest')
    await gate.getByRole('button', { name: 'Sign In' }).click()
    await authModal(reader).signIn('reader@example.com', password)
    await expect(main.getByText('3 free articles left')).toBeVisible()
    await expect(main.getByText('The rest of the article, for readers with access.')).toBeVisible()
    await main.getByRole('button', { name: /^Save/ }).click()
    await reader.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(main.getByRole('button', { name: 'Saved' })).toBeVisible()
    await picture(reader, 'reader')
    await reader.goto('/my-library/')
    await expect(reader.getByRole('link', { name: 'How We Count' })).toHaveAttribute(
      'href',
      address,
    )
    await picture(reader, 'library')
    await reader.close()
    console.log(`The author's way: ${JSON.stringify(done)}, ${seconds} s by the script.`)
    expect(done.clicks + done.choices + done.texts + done.keys).toBeLessThan(35)
  } finally {
    await host.stop()
  }
})
