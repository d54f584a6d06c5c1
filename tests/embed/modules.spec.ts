/** The modules of `@bindery/elements`, bundled by an application, alone and beside the script. */
import type { Page } from '@playwright/test'
import { bundleApp } from '../support/app-bundle.ts'
import { expect, type Site, script, test } from './site.ts'

const real = { name: 'Real button' }
const module = '<script type="module" src="/app.js"></script>'
const eager = "import '@bindery/elements/eager-thing.js'"

/** What the page's state says about the base of the API. */
const apiBase = (page: Page) =>
  page.evaluate(async () => {
    await Reflect.get(window, 'bindery').ready
    return Reflect.get(globalThis, Symbol.for('bindery')).state.settings.apiBase
  })

const put = async (site: Site, app: string, built: string) =>
  site.put('/app.js', await bundleApp(app, built))

test('an imported tag works without the script, and brings the modal', async ({
  page,
  site,
  built,
}) => {
  const app = `${eager}
    import { startBindery } from '@bindery/elements'
    const kit = startBindery({ apiBase: '/our/api/' })
    document.querySelector('#open').onclick = () => kit.openAuth().catch(() => {})`
  await put(site, app, built)
  await site.open('<bindery-eager-thing></bindery-eager-thing><button id="open">Open</button>', {
    head: module,
  })
  await expect(page.getByRole('button', real)).toBeVisible()
  expect(await apiBase(page)).toContain('/our/api/')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByText('The modal is open.')).toHaveCount(1)
  expect(site.lines()).toEqual([])
})

test('an imported tag works where forms of the page hide members of document', async ({
  page,
  site,
  built,
}) => {
  await put(site, eager, built)
  const members = [
    'adoptedStyleSheets',
    'body',
    'createElement',
    'documentElement',
    'querySelector',
  ]
  const forms = members.map((name) => `<form name="${name}"></form>`).join('')
  await site.open(`${forms}<bindery-eager-thing></bindery-eager-thing>`, { head: module })
  await expect
    .poll(() =>
      page.evaluate(() => {
        const getTags = Document.prototype.getElementsByTagName
        return getTags.call(document, 'bindery-eager-thing')[0]?.shadowRoot?.textContent
      }),
    )
    .toContain(real.name)
  expect(site.lines()).toEqual([])
})

test('the kit has the settings and the callbacks of the page if nobody calls startBindery', async ({
  page,
  site,
  built,
}) => {
  await put(site, eager, built)
  const config = '{"apiBase":"/page/api/"}'
  await site.open(
    `<bindery-eager-thing></bindery-eager-thing>
    <script type="application/json" id="bindery-config">${config}</script>`,
    {
      head: `${module}<script>bindery = [(kit) => { document.title = kit.version }]</script>`,
    },
  )
  await expect(page.getByRole('button', real)).toBeVisible()
  expect(await apiBase(page)).toContain('/page/api/')
  await expect(page).toHaveTitle(/^\d+\.\d+\.\d+$/)
})

const both =
  '<bindery-eager-thing></bindery-eager-thing><bindery-extra-thing></bindery-extra-thing>'

test('the modules use the state of a script that came first, and each tag is defined once', async ({
  page,
  site,
  built,
}) => {
  const app = `${eager}
    import { startBindery } from '@bindery/elements'
    document.title = String(startBindery({ apiBase: '/late/' }) === window.bindery)`
  await put(site, app, built)
  await site.open(both, { head: script.replace('async', '') + module })
  await expect(page.getByRole('button', real)).toHaveCount(2)
  await expect(page).toHaveTitle('true')
  expect(await apiBase(page)).not.toContain('/late/')
  expect(site.chunks().filter((name) => name === 'core')).toHaveLength(1)
  expect(site.lines()).toEqual([])
})

test('a script that comes after the modules has its settings respected and adds the other tags', async ({
  page,
  site,
  built,
}) => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await put(site, eager, built)
  await page.route('**/bindery/bindery.js', async (route) => {
    await held
    await route.fallback()
  })
  const tag = script.replace('async', 'async data-api-base="/script/api/"')
  const opened = site.open(both, { head: tag + module })
  await expect(page.getByRole('button', real)).toHaveCount(1)
  release()
  await opened
  await expect(page.getByRole('button', real)).toHaveCount(2)
  expect(await apiBase(page)).toContain('/script/api/')
  expect(site.lines()).toEqual([])
})

test('the modules leave a page with another major version alone and say so', async ({
  site,
  built,
}) => {
  await put(site, eager, built)
  site.serve('/other/bindery.js', (loader) =>
    loader.replace(/\d+\.\d+\.\d+/, '9.0.0').replaceAll('`chunks/`', '`../bindery/chunks/`'),
  )
  await site.open('<p>Text</p>', {
    head: `<script src="/other/bindery.js"></script>${module}`,
  })
  await expect
    .poll(() => site.lines())
    .toEqual([expect.stringMatching(/two major versions are on this page: 9\.0\.0 is in use/)])
})

test('the modules yield to another minor version and say once which one is in use', async ({
  page,
  site,
  built,
}) => {
  const app = `${eager}
    import { startBindery } from '@bindery/elements'
    startBindery()
    document.title = startBindery().version`
  await put(site, app, built)
  site.serve('/other/bindery.js', (loader) =>
    loader.replace(/\d+\.\d+\.\d+/, '0.0.9').replaceAll('`chunks/`', '`../bindery/chunks/`'),
  )
  await site.open(both, { head: `<script src="/other/bindery.js"></script>${module}` })
  await expect(page.getByRole('button', real)).toHaveCount(2)
  await expect(page).toHaveTitle('0.0.9')
  expect(site.lines()).toEqual([
    expect.stringMatching(
      /^bindery: two versions are on this page: 0\.0\.9 is in use, \d+\.\d+\.\d+ of the application yields/,
    ),
  ])
})
