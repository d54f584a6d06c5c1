import type { Environment } from '@bindery/state/environment/environment.ts'
import type { StreamForm } from './stream-form.ts'

/**
 * Reads and builds addresses of the current page, with the number of a stream page and the values of a form.
 * @param param the query parameter of the number; undefined: the address has no number
 */
export const createAddress = (
  environment: Pick<Environment, 'location'>,
  param: () => string | undefined,
  form: Pick<StreamForm, 'names' | 'read'> | null = null,
) => ({
  /** The form's values in the address. null: there is no form. */
  said: (): URLSearchParams | null => {
    if (!form) return null
    const names = form.names()
    const { search } = environment.location()
    return new URLSearchParams(
      [...new URLSearchParams(search)].filter(([name, value]) => value && names.includes(name)),
    )
  },
  /** The address for the current values of the form. It has no number, so it shows the first page. */
  sent: (): string => {
    const url = new URL(environment.location().href)
    for (const name of [...(form?.names() ?? []), param() ?? '']) url.searchParams.delete(name)
    for (const [name, value] of form?.read() ?? []) url.searchParams.append(name, value)
    return url.href
  },
  /** The number in the address, counted from 0. Default 0. */
  numberInUrl: (): number => {
    const name = param()
    if (!name) return 0
    const said = new URLSearchParams(environment.location().search).get(name)
    return Math.max(1, Math.floor(Number(said)) || 1) - 1
  },
  /** @param page from 1; the address of the first page has no number */
  address: (page: number): string => {
    const url = new URL(environment.location().href)
    const name = param() ?? ''
    if (page === 1) url.searchParams.delete(name)
    else url.searchParams.set(name, String(page))
    return url.href
  },
})
