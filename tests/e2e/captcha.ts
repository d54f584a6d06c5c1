/** The captcha's provider, as the site's own pages have it. */
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { header } from './auth-modal.ts'

/** What stands under a form that asks for a token. */
export const notice =
  'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.'

/** Where the provider is, as a pattern for `page.route`; one of its files follows. */
export const provider = '**/__captcha/'

export const reader = 'reader@example.com'

/** The actions that tokens were asked for, in order. */
export const hearActions = (page: Page): string[] => {
  const actions: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/__captcha/reload')) {
      actions.push(new URLSearchParams(request.postData() ?? '').get('action') ?? '')
    }
  })
  return actions
}

/** The reader is signed in. */
export const isIn = (page: Page) => expect(header(page).getByText('Robin Reader')).toBeVisible()
