import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './site.ts'

test('a tag in the page is fetched with all it needs and defined', async ({ page, site }) => {
  // The page may be idle before this test looks. A held chunk fetches none of its imports.
  site.hold('idle-tasks')
  await site.open('<bindery-eager-thing>Fallback</bindery-eager-thing>')
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
  const needed = site.chunks().filter((name) => name !== 'idle-tasks')
  expect(needed.toSorted()).toEqual(['core', 'eager-thing', 'lit', 'pressable'])
  expect(site.lines()).toEqual([])
})

test('the files may lie on another origin, in a folder of any name', async ({
  page,
  site,
  built,
}) => {
  await page.route('http://files.test/kit/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const body = readFileSync(join(built, pathname.replace('/kit/', 'bindery/')))
    const headers = { 'Access-Control-Allow-Origin': '*' }
    return route.fulfill({ contentType: 'text/javascript', body, headers })
  })
  await site.open('<bindery-eager-thing></bindery-eager-thing>', {
    head: '<script async src="http://files.test/kit/bindery.js"></script>',
    csp: "default-src 'none'; script-src http://files.test; style-src 'none'; connect-src 'self'",
  })
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
  expect(site.lines()).toEqual([])
})

test('the fallback shows until the tag is ready', async ({ page, site }) => {
  const release = site.hold('eager-thing')
  await site.open('<bindery-eager-thing><p>Fallback</p></bindery-eager-thing><p>More</p>')
  await expect(page.getByText('Fallback')).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
  await expect(page.getByText('Fallback')).toBeHidden()
})

test('a tag that is inserted later is found, however deep', async ({ page, site }) => {
  await site.open('<main></main>')
  await page.evaluate(() => {
    const fragment = document.createDocumentFragment()
    const section = fragment.appendChild(document.createElement('section'))
    const article = section.appendChild(document.createElement('article'))
    article.appendChild(document.createElement('bindery-eager-thing'))
    document.querySelector('main')?.append(fragment)
  })
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
})

test('a tag among hundreds of others that are inserted at once is found', async ({
  page,
  site,
}) => {
  await site.open('<main></main>')
  await page.evaluate(() => {
    const main = document.querySelector('main')
    for (let count = 0; count < 300; count++) main?.append(document.createElement('p'))
    main?.lastElementChild?.append(document.createElement('bindery-eager-thing'))
  })
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
})

test('a tag with load visible is fetched when it comes near the screen, not before', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#high { height: 5000px }')
    document.adoptedStyleSheets = [sheet]
  })
  await site.open(
    '<bindery-eager-thing></bindery-eager-thing><div id="high"></div><bindery-visible-thing>Fallback</bindery-visible-thing>',
  )
  await expect(page.getByRole('button', { name: 'Real button' })).toHaveCount(1)
  expect(site.chunks()).not.toContain('visible-thing')
  await page.getByText('Fallback').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Real button' })).toHaveCount(2)
})

test('a tag with load visible is fetched a little before it is seen', async ({ page, site }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#high { height: calc(100vh + 100px) }')
    document.adoptedStyleSheets = [sheet]
  })
  await site.open('<div id="high"></div><bindery-visible-thing>Fallback</bindery-visible-thing>')
  await expect(page.getByRole('button', { name: 'Real button' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Real button' })).not.toBeInViewport()
})

test('a prerendered page fetches what it needs, and runs nothing before the reader looks at it', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    let ahead = true
    const order: string[] = []
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => ahead })
    Object.assign(window, {
      order,
      bindery: [() => order.push('kit')],
      look: () => {
        order.push('looked at')
        ahead = false
        document.dispatchEvent(new Event('prerenderingchange'))
      },
    })
  })
  await site.open('<bindery-eager-thing>Fallback</bindery-eager-thing>')
  await expect.poll(() => site.chunks()).toContain('eager-thing')
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  await expect(page.getByText('Fallback')).toBeVisible()
  await page.evaluate(() => Reflect.get(window, 'look')())
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'order'))).toEqual(['looked at', 'kit'])
})

test('an open tag is fetched at once', async ({ page, site }) => {
  await site.open('<bindery-interaction-thing open>Fallback</bindery-interaction-thing>')
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
})

test('the texts of another language are fetched where a part of the page has that language', async ({
  page,
  site,
}) => {
  const release = site.hold('core')
  await site.open('<p lang="de"><bindery-eager-thing></bindery-eager-thing></p>')
  await expect.poll(() => site.chunks()).toContain('de')
  release()
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
})

test('a tag with load idle is fetched when the page is idle, not before', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    const rest = () => {
      for (const act of waiting.splice(0)) act()
    }
    Object.assign(window, { requestIdleCallback: (act: () => void) => waiting.push(act), rest })
  })
  await site.open(
    '<bindery-eager-thing></bindery-eager-thing><bindery-idle-thing></bindery-idle-thing>',
  )
  await expect(page.getByRole('button', { name: 'Real button' })).toHaveCount(1)
  expect(site.chunks()).not.toContain('idle-thing')
  await page.evaluate('rest()')
  await expect(page.getByRole('button', { name: 'Real button' })).toHaveCount(2)
})

test('a tag that waits until it is seen or the page is idle is fetched with low priority', async ({
  page,
  site,
}) => {
  await site.open(
    '<bindery-eager-thing></bindery-eager-thing><bindery-visible-thing></bindery-visible-thing><bindery-idle-thing></bindery-idle-thing><bindery-interaction-thing><button>Fallback</button></bindery-interaction-thing>',
  )
  await expect(page.getByRole('button', { name: 'Real button' })).toHaveCount(3)
  await page.getByRole('button', { name: 'Fallback' }).click()
  await expect(page.getByRole('button', { name: 'Real button' })).toHaveCount(4)
  const priorities = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), (link) => [
      link.href.replace(/.*\/|\..*/g, ''),
      link.fetchPriority,
    ]),
  )
  const of = (name: string) => priorities.find(([file]) => file === name)?.[1]
  expect([of('eager-thing'), of('interaction-thing')]).toEqual(['auto', 'auto'])
  expect([of('visible-thing'), of('idle-thing')]).toEqual(['low', 'low'])
})

test('a tag with load idle is fetched in a browser without requestIdleCallback', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
  await site.open('<bindery-idle-thing></bindery-idle-thing>')
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
})

test('a tag with load interaction is fetched on hover and defined on click, and the click counts', async ({
  page,
  site,
}) => {
  await site.open(
    '<bindery-eager-thing></bindery-eager-thing><bindery-interaction-thing><button>Early button</button></bindery-interaction-thing>',
  )
  await expect(page.getByRole('button', { name: 'Real button' })).toHaveCount(1)
  expect(site.chunks()).not.toContain('interaction-thing')
  await page.getByRole('button', { name: 'Early button' }).hover()
  await expect.poll(() => site.chunks()).toContain('interaction-thing')
  expect(await page.evaluate(() => !customElements.get('bindery-interaction-thing'))).toBe(true)
  await page.getByRole('button', { name: 'Early button' }).click()
  await expect(page.locator('output')).toHaveText('bindery-interaction-thing pressed.')
  await expect(page.getByRole('button', { name: 'Early button' })).toBeHidden()
})

test('a click on the fallback of a tag that is loading is replayed once on the defined tag', async ({
  page,
  site,
}) => {
  const release = site.hold('eager-thing')
  await site.open('<bindery-eager-thing><button>Early button</button></bindery-eager-thing>')
  await page.getByRole('button', { name: 'Early button' }).dblclick()
  release()
  await expect(page.locator('output')).toHaveText('bindery-eager-thing pressed.')
})

test('a real link in the fallback stays a link', async ({ page, site }) => {
  const release = site.hold('eager-thing')
  await site.open('<bindery-eager-thing><a href="/#there">Early link</a></bindery-eager-thing>')
  await page.getByRole('link', { name: 'Early link' }).click()
  await expect(page).toHaveURL('http://site.test/#there')
  release()
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
  await expect(page.locator('output')).toHaveText('')
})

test('the load attribute of a tag wins over the definition, also with pasted quotes', async ({
  page,
  site,
}) => {
  await site.open('<bindery-interaction-thing load="“Eager”">Fallback</bindery-interaction-thing>')
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
  expect(site.lines()).toEqual([])
})

test('a bad load warns once and counts as none', async ({ page, site }) => {
  const tag = '<bindery-eager-thing load="soon"></bindery-eager-thing>'
  await site.open(tag + tag)
  await expect(page.getByRole('button', { name: 'Real button' })).toHaveCount(2)
  // The words for it come when all that a reader waits for is there.
  await expect
    .poll(() => site.lines())
    .toEqual([
      'bindery: <bindery-eager-thing> load="soon" is ignored; allowed: eager, visible, interaction, idle',
    ])
})

test('a tag that the page has defined itself is left to it', async ({ page, site }) => {
  await site.open('<bindery-idle-thing load="eager"></bindery-idle-thing>')
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
  await page.evaluate(() => {
    customElements.define('bindery-eager-thing', class extends HTMLElement {})
    for (const tag of ['bindery-eager-thing', 'bindery-visible-thing'])
      document.body.append(document.createElement(tag))
  })
  await expect(page.getByRole('button', { name: 'Real button' })).toHaveCount(2)
  expect(site.chunks()).not.toContain('eager-thing')
})

test('moving a tag in the page keeps what it drew', async ({ page, site }) => {
  await site.open('<bindery-eager-thing></bindery-eager-thing><main></main>')
  const button = page.getByRole('button', { name: 'Real button' })
  const before = await button.elementHandle()
  await page.evaluate(() => {
    const thing = document.querySelector('bindery-eager-thing')
    if (thing) document.querySelector('main')?.append(thing)
  })
  const after = await button.elementHandle()
  expect(await page.evaluate(([a, b]) => a === b, [before, after])).toBe(true)
})

test('a tag with load visible that the page hides until it is defined is fetched all the same', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':not(:defined) { display: none }')
    document.adoptedStyleSheets = [sheet]
  })
  await site.open('<bindery-visible-thing>Fallback</bindery-visible-thing>')
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
})

test('chunks that run as a whole tell Chromium to compile them while it reads them', ({
  built,
}) => {
  const folder = join(built, 'bindery/chunks')
  const hinted = readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  expect(hinted.map((name) => name.split('.')[0]).toSorted()).toEqual(['core', 'lit', 'react'])
})
