/** The captcha and its provider, as the pages of the reference site use them. */
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { header } from './auth-modal.ts'

/** The notice below a form that requests a token. */
export const notice =
  'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.'

/** A prefix for `page.route` patterns: append the name of one of the provider's files. */
export const provider = '**/__captcha/'

export const reader = 'reader@example.com'

/** Records the action of each token request, in order. */
export const recordActions = (page: Page): string[] => {
  const actions: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/__captcha/reload')) {
      actions.push(new URLSearchParams(request.postData() ?? '').get('action') ?? '')
    }
  })
  return actions
}

/** Expects the reader's name in the header. */
export const expectSignedIn = (page: Page) =>
  expect(header(page).getByText('Robin Reader')).toBeVisible()
