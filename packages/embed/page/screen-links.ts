import type { BinderyKit } from '../kit/kit-types.ts'
import type { PageRegistry } from '../registry/page-registry.ts'

/**
 * Links into the auth modal without a tag: `data-bindery-open="registration"` on any link or button,
 * whenever it was inserted. The loader has only this listener; `screen-opener.ts` does the rest, also for
 * `#bindery:registration` in the URL.
 */
export function watchScreenLinks(registry: PageRegistry): void {
  const kit: Partial<BinderyKit> & Pick<BinderyKit, 'ready'> = registry.kit
  let failed = false
  // In the bubble phase, on the window: a page that handles the click itself has prevented it by then.
  addEventListener('click', (event) => {
    const path = event.composedPath() as HTMLElement[]
    const link = path.find((node) => node.dataset?.['binderyOpen'])
    if (!link || failed || event.defaultPrevented) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // A signed-in reader needs no modal. The link's own address still works.
    if (kit.user && kit.user.status !== 'guest') return
    const screen = link.dataset['binderyOpen'] as string
    if (/^(sign-in|registration|forgot-password)$/.test(screen)) event.preventDefault()
    kit.ready
      .then(() => registry.core?.open(screen, link))
      .catch(() => {
        // If the kit cannot be loaded, links lead to their own addresses.
        failed = true
        link.click()
      })
  })
}
