/** Sharing, as a reader sees it. */
import type { BrowserContext, Page } from '@playwright/test'
import type { Mock } from '../support/mock.ts'
import { press } from '../support/press.ts'
import { said } from './said.ts'

/** Where a share is sent, by dialect. */
export const sharePath = { api: '/api/user/share', service: '/service/shared' } as const

export const shareFlyout = (page: Page, name = 'Share') => {
  const box = page.getByRole('dialog', { name, exact: true })
  const field = (label: string) => box.getByLabel(label, { exact: true })
  return {
    box,
    tab: (label: string) => box.getByRole('tab', { name: label, exact: true }),
    button: (label: string) => box.getByRole('button', { name: label, exact: true }),
    link: (label: string) => box.getByRole('link', { name: label, exact: true }),
    from: field('Your email address'),
    to: field('To'),
    message: field('Message (optional)'),
    send: () => press(box.getByRole('button', { name: 'Send', exact: true })),
    alert: box.getByRole('alert'),
    done: said(page).filter({ hasText: /^Shared via email$/ }),
  }
}

/** The mails that went out, without those of the account. */
export const mails = async (mock: Mock) =>
  (await mock.mailbox()).map(({ to, text }) => ({ to, text }))

/** Stands in for the networks: nothing leaves the machine. */
export const playNetworks = (context: BrowserContext) =>
  context.route(/^https:\/\/(?:www\.)?(?:twitter|facebook|linkedin)\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Share</title>' }),
  )

/** Keeps what the page asks of `window.open`, and lets it happen or not. */
export const watchOpen = (page: Page, blocked = false) =>
  page.addInitScript((stop) => {
    const open = window.open.bind(window)
    const asked: string[] = []
    Reflect.set(window, 'asked', asked)
    window.open = (url, target, features) => {
      asked.push(features ?? '')
      return stop ? null : open(url, target, features)
    }
  }, blocked)
export const asked = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked') as string[])

/** Keeps what `bindery-shared` and `bindery-error` tell the page. */
export const hearShares = (page: Page) =>
  page.evaluate(() => {
    const heard: unknown[] = []
    Reflect.set(window, 'heard', heard)
    for (const type of ['bindery-shared', 'bindery-error']) {
      document.addEventListener(type, (event) => {
        const { detail } = event as CustomEvent
        heard.push([(event.target as Element).localName, detail.provider ?? detail.code])
      })
    }
  })
export const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard') as unknown[])
