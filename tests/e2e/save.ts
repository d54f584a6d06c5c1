/** Saving and organizing, by the words a reader sees. */
import type { Page } from '@playwright/test'
import type { Mock } from '../support/mock.ts'
import { expect } from '../support/test.ts'

/** An article that the reader of the surface has not saved, free to everybody. */
export const article = {
  id: 'the-neighbour-test',
  title: 'The Neighbour Test',
  url: '/2026/03/the-neighbour-test',
} as const

/** Where each dialect keeps what is saved. */
export const dialects = {
  api: {
    read: '/api/user/saves/lists',
    bulk: '/api/user/lists/bulk-update',
    remove: '/api/user/saves',
  },
  service: { read: '/service/saved', bulk: '/service/bulkListItem', remove: '/service/saved' },
} as const
export type Dialect = keyof typeof dialects

/** A page's script in that dialect. */
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

/** The flyout, on whichever of its pages. */
export const flyout = (page: Page) =>
  page.getByRole('dialog', { name: /^(Save to folders|Organize|New folder)$/ })

export const box = (page: Page, folder: string) =>
  flyout(page).getByRole('checkbox', { name: folder, exact: true })

export const press = (page: Page, name: string) =>
  flyout(page).getByRole('button', { name, exact: true }).click()

/** The server has answered who is reading, and what of it is saved. */
export const known = (page: Page, saved: boolean, title: string = article.title) =>
  expect(saveButton(page, title)).toHaveAttribute('aria-pressed', String(saved))

/** How often something was asked of the server. */
export const count = async (mock: Mock, method: string, path: string) =>
  (await mock.calls(path)).filter((call) => call.method === method && call.path === path).length
export const saves = (mock: Mock) => count(mock, 'POST', '/service/saved')
