/** @bindery/react as an application would use it: built, bundled with real React, on a page. */
import { bundleApp } from '../support/app-bundle.ts'
import { expect, test } from './site.ts'

const app = `
  import { createElement as h, useState } from 'react'
  import { createRoot } from 'react-dom/client'
  import { BinderyAuthModal, BinderyEagerThing, startBindery } from '@bindery/react'

  const kit = startBindery({ apiBase: '/api/', pageType: 'application' })
  function App() {
    const [ready, setReady] = useState(0)
    return h('main', null,
      h('p', null, 'ready: ' + ready),
      h(BinderyEagerThing, { className: 'mine', onBinderyReady: () => setReady(1) }),
      h(BinderyAuthModal, { open: true }),
      h('button', { onClick: () => kit.openAuth().catch(() => {}) }, 'Open'))
  }
  createRoot(document.querySelector('#app')).render(h(App))
`

test('the widgets are components of the application’s own React', async ({ page, site, built }) => {
  site.put('/app.js', await bundleApp(app, built))
  await site.open('<div id="app"></div>', {
    head: '<script type="module" src="/app.js"></script>',
  })
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
  await expect(page.getByText('ready: 1')).toBeVisible()
  await expect(page.locator('bindery-eager-thing.mine')).toHaveCount(1)
  await expect(page.getByText('The modal is closed.')).toBeVisible()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByText('The modal is open.')).toHaveCount(1)
  expect(site.lines()).toEqual([])
})
