import { expect, script, test } from './site.ts'

const second = '<script src="/other/bindery.js"></script>'
const real = { name: 'Real button' }

const own = /\d+\.\d+\.\d+/
/** The same loader, saying another version, with its chunks where they are. */
const version = (number: string) => (loader: string) =>
  loader.replace(own, number).replaceAll('`chunks/`', '`../bindery/chunks/`')

test('a second copy does nothing and says so once', async ({ page, site }) => {
  await site.open('<bindery-eager-thing></bindery-eager-thing>', {
    head: `${script.replace('async', '')}${script.replace('async', '')}`,
  })
  await expect(page.getByRole('button', real)).toHaveCount(1)
  await expect
    .poll(() => site.lines())
    .toEqual([expect.stringMatching(/^bindery: .* is on this page twice/)])
  expect(site.chunks().filter((name) => name === 'core')).toHaveLength(1)
})

test('a second copy that cannot find out what to say throws nothing', async ({ page, site }) => {
  site.fail('extra-tags')
  await site.open('<bindery-eager-thing></bindery-eager-thing>', {
    head: `${script.replace('async', '')}${script.replace('async', '')}`,
  })
  await expect(page.getByRole('button', real)).toHaveCount(1)
  await expect.poll(() => site.lines()).toEqual([expect.stringContaining('extra-tags')])
})

test('a third copy is not told again', async ({ page, site }) => {
  const three = script.replace('async', '').repeat(3)
  await site.open('<bindery-eager-thing></bindery-eager-thing>', { head: three })
  await expect(page.getByRole('button', real)).toHaveCount(1)
  await expect.poll(() => site.lines()).toHaveLength(1)
  // All that a copy says comes with one chunk.
  await page.evaluate(async () => {
    await Reflect.get(window, 'bindery').ready
    await new Promise((resume) => requestIdleCallback(resume))
  })
  expect(site.lines()).toHaveLength(1)
})

test('added by a script, as tag managers do, it works', async ({ page, site }) => {
  await site.open('<bindery-eager-thing></bindery-eager-thing>', {
    head: `<script>document.head.append(Object.assign(document.createElement('script'), { src: '/bindery/bindery.js' }))</script>`,
  })
  await expect(page.getByRole('button', real)).toHaveCount(1)
  expect(site.lines()).toEqual([])
})

const text = "fetch('/bindery/bindery.js').then((reply) => reply.text())"
const tagless = {
  'pasted as a module': script.replace('async', 'type="module"'),
  // What plugins that save requests do.
  'copied into the page': `<script>${text}.then((text) => document.head.append(Object.assign(document.createElement('script'), { text })))</script>`,
  // jQuery's getScript, old PJAX.
  'fetched and evaluated': `<script>${text}.then(eval)</script>`,
}
for (const [way, head] of Object.entries(tagless)) {
  test(`${way} it says what is wrong, and the fallback stays`, async ({ page, site }) => {
    await site.open('<bindery-eager-thing>Ours comes later</bindery-eager-thing>', { head })
    const line = 'bindery: needs a <script src>. It does not work as a module.'
    await expect.poll(() => site.lines()).toEqual([line])
    await expect(page.getByText('Ours comes later')).toBeVisible()
    expect(site.chunks()).toEqual([])
  })
}

for (const first of ['older', 'newer']) {
  test(`two versions, the ${first} one first: one state, one line, nothing throws`, async ({
    page,
    site,
  }) => {
    site.serve('/other/bindery.js', version(first === 'older' ? '0.9.0' : '0.0.1'))
    const scripts = [script.replace('async', ''), second]
    await site.open('<bindery-eager-thing></bindery-eager-thing>', { head: scripts.join('') })
    await expect(page.getByRole('button', real)).toHaveCount(1)
    await expect
      .poll(() => site.lines())
      .toEqual([expect.stringMatching(/^bindery: two versions are on this page: .* adds nothing/)])
  })
}

test('another major version stays out of the way and says so', async ({ page, site }) => {
  site.serve('/other/bindery.js', version('7.0.0'))
  await site.open('<bindery-eager-thing></bindery-eager-thing>', {
    head: `${script.replace('async', '')}${second}`,
  })
  await expect(page.getByRole('button', real)).toHaveCount(1)
  await expect
    .poll(() => site.lines())
    .toEqual([expect.stringMatching(/^bindery: two major versions/)])
})

test('a later version adds the tags that the first does not know', async ({ page, site }) => {
  site.serve('/other/bindery.js', (loader) =>
    version('0.0.1')(loader).replace('eager-thing', 'unheard-of'),
  )
  await site.open('<bindery-eager-thing></bindery-eager-thing>', {
    head: `${second}${script.replace('async', '')}`,
  })
  await expect(page.getByRole('button', real)).toHaveCount(1)
  await expect
    .poll(() => site.lines())
    .toEqual([expect.stringContaining('adds bindery-eager-thing')])
  // It is not told that nobody knows it.
  const known = await page.evaluate(() => Reflect.get(globalThis, Symbol.for('bindery')).tags)
  expect(known).toContain('bindery-eager-thing')
})

test('an AMD loader on the page keeps its require, and ours works', async ({ page, site }) => {
  await site.open('<bindery-eager-thing></bindery-eager-thing>', {
    head: `<script>
      window.defined = []
      window.define = (...args) => window.defined.push(args)
      window.define.amd = {}
      window.require = () => 'theirs'
    </script>${script}`,
  })
  await expect(page.getByRole('button', real)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'defined'))).toEqual([])
})
