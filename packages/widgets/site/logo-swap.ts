import type { Off } from '@bindery/state/environment/environment.ts'
import type { State } from '@bindery/state/state.ts'

/** The scroll position, in CSS pixels, up to which the navbar counts as visible (spec content and commerce 9). */
const navbarLimit = 100

/** Below the first position the logo is big, above the second it is small. In between it does not change. */
const thresholds = { wide: [100, 250], narrow: [90, 200] } as const

/** Whether the logo is small at a scroll position. @param wasSmall before the scroll */
export const isSmall = (
  top: number,
  wasSmall: boolean,
  width: keyof typeof thresholds,
): boolean => {
  const [big, small] = thresholds[width]
  return top > small || (wasSmall && top >= big)
}

const classes = { logo: 'bindery-logo-small', navbar: 'bindery-navbar-visible' } as const

/**
 * Puts scroll classes on the root element, for the page's header: `bindery-logo-small` while the small
 * logo replaces the big one, `bindery-navbar-visible` at the top of the page. Scroll events arrive once a
 * frame, so a class is only written when it changes.
 */
export const swapLogo = ({
  environment: { onScroll, page },
  settings: { mobileBreakpoint },
}: Pick<State, 'environment' | 'settings'>): Off => {
  const media = matchMedia(`(max-width: ${mobileBreakpoint}px)`)
  let small = false
  const written = new Map<string, boolean>()
  const setClass = (name: string, on: boolean) => {
    if (written.get(name) !== on) page.rootClass(name, on)
    written.set(name, on)
  }
  const update = (top: number) => {
    small = isSmall(top, small, media.matches ? 'narrow' : 'wide')
    setClass(classes.logo, small)
    setClass(classes.navbar, top <= navbarLimit)
  }
  const updateAtScroll = () => update(scrollY)
  updateAtScroll()
  const off = onScroll(update)
  media.addEventListener('change', updateAtScroll)
  return () => {
    off()
    media.removeEventListener('change', updateAtScroll)
    for (const name of written.keys()) page.rootClass(name, false)
  }
}
