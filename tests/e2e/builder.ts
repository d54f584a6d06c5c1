/** The parts of the embed builder, by their names. */
import type { FrameLocator, Page } from '@playwright/test'

export const previewOf = (page: Page): FrameLocator =>
  page.frameLocator('[title="Preview of the tag"]')
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
export const code = (page: Page) => page.getByRole('region', { name: 'Code', exact: true })
