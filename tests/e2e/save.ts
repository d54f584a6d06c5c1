/** Saving and organizing: the elements by role and label, and the calls of both dialects. */
import type { Page } from '@playwright/test'
import type { Mock } from '../support/mock.ts'
import { expect } from '../support/test.ts'

/** A free article that reader@example.com has not saved. */
export const article = {
  id: 'the-neighbour-test',
  title: 'The Neighbour Test',
  url: '/2026/03/the-neighbour-test',
} as const

/** The paths for saved items in each dialect. */
export const dialects = {
  api: {
    read: '/api/user/saves/lists',
    bulk: '/api/user/lists/bulk-update',
    remove: '/api/user/saves',
  },
  service: { read: '/service/saved', bulk: '/service/bulkListItem', remove: '/service/saved' },
} as const
export type Dialect = keyof typeof dialects

/** The kit's script tag with this dialect. */
export const scriptFor = (dialect: Dialect) =>
  `<script async src="/bindery/bindery.js" data-api-base="/api/" data-dialect="${dialect}"></script>`

export const buttonOf = (
  { id, title, url }: Readonly<Record<'id' | 'title' | 'url', string>>,
  tag = 'bindery-save-button',
) => `<${tag} item-id="${id}" item-title="${title}" item-url="${url}"></${tag}>`

export const saveButton = (page: Page, title: string = article.title) =>
  page.getByRole('button', { name: new RegExp(`^Saved? “${title}”$`) })

export const organizeButton = (page: Page, title: string = article.title) =>
  page.getByRole('button', { name: `Organize “${title}”`, exact: true })

/** The flyout, on any of its pages. */
export const flyout = (page: Page) =>
  page.getByRole('dialog', { name: /^(Save to folders|Organize|New folder)$/ })

export const folderBox = (page: Page, folder: string) =>
  flyout(page).getByRole('checkbox', { name: folder, exact: true })

export const pressInFlyout = (page: Page, name: string) =>
  flyout(page).getByRole('button', { name, exact: true }).click()

/** Waits until the session and the saved state are known, and expects this state. */
export const expectSaved = (page: Page, saved: boolean, title: string = article.title) =>
  expect(saveButton(page, title)).toHaveAttribute('aria-pressed', String(saved))

/** Counts the requests with this method and path. */
export const countCalls = async (mock: Mock, method: string, path: string) =>
  (await mock.calls(path)).filter((call) => call.method === method && call.path === path).length
export const countSaves = (mock: Mock) => countCalls(mock, 'POST', '/service/saved')
