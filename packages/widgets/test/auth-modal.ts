/** The auth modal on a page of its own, for model tests. Never shipped. */

import type { AuthView } from '../auth/modal/auth-modal.model.ts'
import { createAuthModel } from '../auth/modal/auth-modal.model.ts'
import type { AuthAttributes } from '../auth/modal/modal-owner.ts'
import { type PageOptions, stand } from './page.ts'

/** The attributes of a bare tag. */
export const attributes: AuthAttributes = {
  open: false,
  screen: undefined,
  fromPaywall: false,
  inline: false,
}

export const modal = async (options: PageOptions = {}, own: Partial<AuthAttributes> = {}) => {
  const page = await stand(createAuthModel, { ...attributes, ...own }, options)
  /** Sends the form of the open screen and returns the view after the response. */
  const submit = async (values: Record<string, string>) => {
    await page.view().submit(values)
    return page.view()
  }
  return { ...page, submit }
}

/** The problem that a refused form shows. */
export const problemIn = (view: AuthView) => (view.step === 'filling' ? view.problem : null)
