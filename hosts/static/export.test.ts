import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportSite } from './export.ts'

const folder = mkdtempSync(join(tmpdir(), 'halyard-'))
const out = join(folder, 'site')
let paths: string[] = []
beforeAll(async () => {
  const kit = join(folder, 'bindery')
  mkdirSync(kit)
  writeFileSync(join(kit, 'bindery.js'), '')
  const scripts = { 'start.js': '', 'worker.js': '' }
  paths = await exportSite({ out, base: '/demo/', built: { kit, scripts } })
})
afterAll(() => rmSync(folder, { recursive: true }))

const html = (path: string) => readFileSync(join(out, path, 'index.html'), 'utf8')

test('every page but the embedded films is exported with the script that starts the server', () => {
  expect(paths.length).toBeGreaterThan(200)
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/the-latest', '/account', '/search', '/store']),
  )
  for (const path of paths) {
    // An embedded film has no session.
    if (path.startsWith('/video/embed/')) continue
    expect(html(path), path).toContain('<script async src="/demo/start.js"></script>')
  }
})

test.each([
  '/shipping-payment',
  '/review-order',
  '/my-library/library/strategy-2026',
  '/checkout-card/sign-in',
  '/checkout-card/registration',
  '/checkout-card/reset-password',
])('the page %s is a file, so the first visit finds it', (path) => {
  expect(paths).toContain(path)
})

test('each film has a file for the frames of other sites', () => {
  const films = paths.filter((path) => /^\/video\/(?!embed)./.test(path))
  expect(films.length).toBeGreaterThan(3)
  for (const path of films) expect(paths).toContain(path.replace('/video/', '/video/embed/'))
})

test('no exported page links to a missing file or out of the base path', () => {
  // Only the worker serves the add-to-cart links and the forms for browsers without the script; the build adds the
  // front door.
  const ofServer = /^(?:__\w+\/|product\/[^/]+\/an\/|front-door\/|api\/forms\/)/
  const lost = paths.flatMap((path) =>
    [...html(path).matchAll(/\s(?:href|src|action|poster)="(\/[^"]*)"/g)].flatMap(([, to = '']) => {
      const file = to.replace(/^\/demo\/|[?#].*$/g, '')
      const isThere = to.startsWith('/demo/') && existsSync(join(out, file))
      return isThere || ofServer.test(file) ? [] : [`${path} → ${to}`]
    }),
  )
  expect(lost).toEqual([])
})

test('the export has a page for unknown addresses', () => {
  expect(readFileSync(join(out, '404.html'), 'utf8')).toContain('There is nothing at this address')
})
