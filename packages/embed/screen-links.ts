import type { Kit } from './kit.ts'
import type { BinderyRecord } from './record.ts'

/**
 * Ways into the auth modal that need no tag: `#bindery:registration` in the address, on load and
 * later, and `data-bindery-open="registration"` on any link or button, whenever it was inserted. Here
 * is only what has to be here in time; `screen-opener.ts` does the rest.
 */
export function watchScreenLinks(record: BinderyRecord): void {
  const kit: Partial<Kit> & Pick<Kit, 'ready'> = record.kit
  let broken = false
  const open = (asked: string, link?: HTMLElement): void => {
    kit.ready
      .then(() => record.core?.open(asked, link))
      .catch(() => {
        // Without us a link leads where its page says.
        broken = true
        link?.click()
      })
  }
  const look = (): void => {
    if (/^#bindery(:|%3a)/i.test(location.hash)) open(location.hash)
  }
  addEventListener('hashchange', look)
  look()
  // At the end of its way: a page that has dealt with the click says so.
  addEventListener('click', (event) => {
    const path = event.composedPath() as HTMLElement[]
    const link = path.find((node) => node.dataset?.['binderyOpen'])
    const screen = link?.dataset['binderyOpen'] ?? ''
    if (!screen || broken || event.defaultPrevented) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // Who has signed in has no use for it, but perhaps for the link's own address.
    if ((kit.user ?? { status: 'guest' }).status !== 'guest') return
    if (/^(sign-in|registration|forgot-password)$/.test(screen)) event.preventDefault()
    open(screen, link)
  })
}
