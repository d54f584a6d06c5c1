import type { Off } from '@bindery/state/environment.ts'
import type { State } from '@bindery/state/state.ts'

/** Up to here the navbar counts as visible, in CSS pixels scrolled (spec content and commerce 9). */
const navbar = 100

/** Under the first the logo is big, over the second it is small; in between it stays as it was. */
const thresholds = { wide: [100, 250], narrow: [90, 200] } as const

/** Whether the logo is small, so far down the page. */
export const isSmall = (top: number, was: boolean, width: keyof typeof thresholds): boolean => {
  const [big, small] = thresholds[width]
  return top > small || (was && top >= big)
}

const classes = { logo: 'bindery-logo-small', navbar: 'bindery-navbar-visible' } as const

/**
 * Says on the root element how far the page has been scrolled, for its header: the class
 * `bindery-logo-small` while the small logo takes the place of the big one, `bindery-navbar-visible`
 * at the top. The browser tells of scrolling once a frame; the page is touched when a class changes.
 */
export const swapLogo = ({
  environment: { onScroll, page },
  settings: { mobileBreakpoint },
}: Pick<State, 'environment' | 'settings'>): Off => {
  const media = matchMedia(`(max-width: ${mobileBreakpoint}px)`)
  let small = false
  const told = new Map<string, boolean>()
  const tell = (name: string, on: boolean) => {
    if (told.get(name) !== on) page.rootClass(name, on)
    told.set(name, on)
  }
  const look = (top: number) => {
    small = isSmall(top, small, media.matches ? 'narrow' : 'wide')
    tell(classes.logo, small)
    tell(classes.navbar, top <= navbar)
  }
  const turned = () => look(scrollY)
  turned()
  const off = onScroll(look)
  media.addEventListener('change', turned)
  return () => {
    off()
    media.removeEventListener('change', turned)
    for (const name of told.keys()) page.rootClass(name, false)
  }
}
