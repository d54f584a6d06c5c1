import type { Environment } from '@bindery/state/environment.ts'
import type { StreamForm } from './stream.form.ts'

/** The number of a page in the page's own address, under the parameter that the page names. */
export const createAddress = (
  environment: Pick<Environment, 'location'>,
  param: () => string | undefined,
  form: Pick<StreamForm, 'names' | 'read'> | null = null,
) => ({
  /** What the fields of the form stand for in the address; null: there is no form. */
  said: (): URLSearchParams | null => {
    if (!form) return null
    const names = form.names()
    const { search } = environment.location()
    return new URLSearchParams(
      [...new URLSearchParams(search)].filter(([name, value]) => value && names.includes(name)),
    )
  },
  /** The address of what the form says now, from its first page. */
  sent: (): string => {
    const url = new URL(environment.location().href)
    for (const name of [...(form?.names() ?? []), param() ?? '']) url.searchParams.delete(name)
    for (const [name, value] of form?.read() ?? []) url.searchParams.append(name, value)
    return url.href
  },
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
