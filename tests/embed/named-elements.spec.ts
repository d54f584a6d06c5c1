/** Elements of the page whose names hide members of `document`, and fields that hide members of their form. */
import { expect, test } from './site.ts'

/** Read by the page's own script, because Playwright's selectors need the members, too. */
const watch = `<script>
  window.ready = []
  addEventListener('bindery-ready', ({ target }) => ready.push(target.tagName), true)
  window.of = (name) => Reflect.get(Object.getPrototypeOf(document), name, document)
  window.hide = (html) => of('body').insertAdjacentHTML('afterbegin', html)
</script>`

/** Adds a form, an image or an embed for each member of the document and its prototypes. */
const hideDocument = `<script>
  window.hidden = []
  for (let at = Object.getPrototypeOf(document); at; at = Object.getPrototypeOf(at))
    if (at !== Object.prototype) hidden.push(...Object.getOwnPropertyNames(at))
  hide(hidden.map((name, at) => ['<form name=' + name + '></form>', '<img name=' + name + '>'][at % 2]).join(''))
</script>`

const hideForm = `<script>
  window.members = ['localName', 'matches', 'setAttribute', 'removeAttribute', 'querySelectorAll', 'children',
    'firstElementChild', 'closest', 'parentNode', 'nextElementSibling', 'hasAttribute', 'dataset']
  hide('<form>' + members.map((name) => '<input name=' + name + '>').join('') + '</form>')
</script>`

type PageWindow = typeof globalThis & {
  ready: string[]
  hidden: string[]
  hide(html: string): void
  of(name: string): unknown
  bindery: { openAuth(): Promise<unknown> }
}

for (const [what, hostile] of [
  ['elements of the page hide every member of document', hideDocument],
  ['fields hide the members of their form', hideForm],
] as const) {
  test(`tags load, and the modal opens, where ${what}`, async ({ page, site }) => {
    await site.open(
      `${watch}${hostile}<bindery-eager-thing></bindery-eager-thing><form><input name="matches"></form>
       <bindery-idle-thing></bindery-idle-thing>`,
    )
    const ready = () => page.evaluate(() => (window as unknown as PageWindow).ready)
    await expect.poll(ready).toContain('BINDERY-EAGER-THING')
    await expect.poll(ready).toContain('BINDERY-IDLE-THING')
    await page.evaluate(() => {
      const host = window as unknown as PageWindow
      host.hide(
        '<form><input name=localName><input name=querySelectorAll><bindery-extra-thing></bindery-extra-thing></form>',
      )
      void host.bindery.openAuth()
    })
    await expect.poll(ready).toContain('BINDERY-EXTRA-THING')
    await expect.poll(ready).toContain('BINDERY-AUTH-MODAL')
    expect(site.lines()).toEqual([])
  })
}
