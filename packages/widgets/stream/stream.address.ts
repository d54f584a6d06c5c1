import type { Environment } from '@bindery/state/environment.ts'

/** The number of a page in the page's own address, under the parameter that the page names. */
export const createAddress = (
  environment: Pick<Environment, 'location'>,
  param: () => string | undefined,
) => ({
  /** From 0. */
  numberInUrl: (): number => {
    const name = param()
    if (!name) return 0
    const said = new URLSearchParams(environment.location().search).get(name)
    return Math.max(1, Math.floor(Number(said)) || 1) - 1
  },
  /** @param page from 1; the first one needs no number */
  address: (page: number): string => {
    const url = new URL(environment.location().href)
    const name = param() ?? ''
    if (page === 1) url.searchParams.delete(name)
    else url.searchParams.set(name, String(page))
    return url.href
  },
})
