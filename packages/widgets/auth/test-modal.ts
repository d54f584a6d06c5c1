/** The auth modal of a page of its own, for model tests. Never shipped. */
import { type PageOptions, stand } from '../test/page.ts'
import { createAuthModel } from './auth.model.ts'
import type { AuthAttributes } from './auth.opening.ts'
import type { AuthView } from './auth.view.ts'

/** As a page writes it: none. */
export const attributes: AuthAttributes = { open: false, screen: undefined, fromPaywall: false }

export const modal = async (options: PageOptions = {}, own: Partial<AuthAttributes> = {}) => {
  const page = await stand(createAuthModel, { ...attributes, ...own }, options)
  /** Sends the open screen's form, and answers what the reader then sees. */
  const submit = async (values: Record<string, string>) => {
    await page.view().submit(values)
    return page.view()
  }
  return { ...page, submit }
}

/** What the reader is told of a form that was refused. */
export const told = (view: AuthView) => (view.step === 'filling' ? view.problem : null)
