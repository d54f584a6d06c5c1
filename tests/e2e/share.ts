/** Sharing: the flyout by role and label, mocked networks, and recorded events. */
import type { BrowserContext, Page } from '@playwright/test'
import type { Mock } from '../support/mock.ts'
import { press } from '../support/press.ts'
import { liveRegion } from './live-region.ts'

/** The path of a share in each dialect. */
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
    done: liveRegion(page).filter({ hasText: /^Shared via email$/ }),
  }
}

/** The addresses and texts of all sent mails. */
export const mails = async (mock: Mock) =>
  (await mock.mailbox()).map(({ to, text }) => ({ to, text }))

/** Answers for the networks, so that no request leaves the machine. */
export const mockNetworks = (context: BrowserContext) =>
  context.route(/^https:\/\/(?:www\.)?(?:twitter|facebook|linkedin)\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Share</title>' }),
  )

/** Records the features of each `window.open`, and blocks the window if asked. */
export const recordWindows = (page: Page, blocked = false) =>
  page.addInitScript((stop) => {
    const open = window.open.bind(window)
    const asked: string[] = []
    Reflect.set(window, 'asked', asked)
    window.open = (url, target, features) => {
      asked.push(features ?? '')
      return stop ? null : open(url, target, features)
    }
  }, blocked)
export const windowFeatures = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'asked') as string[])

/** Records the target and the provider or code of each `bindery-shared` and `bindery-error`. */
export const recordShares = (page: Page) =>
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
export const recordedShares = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'heard') as unknown[])
