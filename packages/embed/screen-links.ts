import type { Kit } from './kit.ts'
import type { BinderyRecord } from './record.ts'

/**
 * A way into the auth modal that needs no tag: `data-bindery-open="registration"` on any link or
 * button, whenever it was inserted. Here is only what has to be here before anything is loaded;
 * `screen-opener.ts` does the rest, also for `#bindery:registration` in the address.
 */
export function watchScreenLinks(record: BinderyRecord): void {
  const kit: Partial<Kit> & Pick<Kit, 'ready'> = record.kit
  let broken = false
  // At the end of the click's way: a page that has dealt with it has prevented it by then.
  addEventListener('click', (event) => {
    const path = event.composedPath() as HTMLElement[]
    const link = path.find((node) => node.dataset?.['binderyOpen'])
    if (!link || broken || event.defaultPrevented) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // Whoever has signed in has no use for it, but perhaps for the link's own address.
    if (kit.user && kit.user.status !== 'guest') return
    const screen = link.dataset['binderyOpen'] as string
    if (/^(sign-in|registration|forgot-password)$/.test(screen)) event.preventDefault()
    kit.ready
      .then(() => record.core?.open(screen, link))
      .catch(() => {
        // Without us a link leads where its page says.
        broken = true
        link.click()
      })
  })
}
