/** A page with a captcha provider, for tests. Never shipped. */
import { captchaSiteKey } from '@bindery/mock-api/http/captcha.ts'
import type { Settings } from '../settings/settings.ts'
import type { TestOptions } from './environment.ts'
import { createServer, origin, type TestServer, visit } from './state.ts'

export const provider: Partial<Settings> = {
  captchaKey: captchaSiteKey,
  captchaScript: 'https://captcha.example/api.js',
}
export type Execute = (key: string, options: { action: string }, server: TestServer) => unknown

/** What the provider does when all is well: a token of its server. */
export const issue: Execute = async (key, { action }, server) => {
  const body = new URLSearchParams({ action })
  const address = `${origin}/__captcha/reload?k=${key}`
  const answer = await server.fetch(address, { method: 'POST', body, credentials: 'omit' })
  return ((await answer.json()) as { token: string }).token
}

/** A page with a captcha provider that does what a test wants of it. */
export const withCaptcha = async (
  execute: Execute,
  settings: Partial<Settings> = provider,
  options: TestOptions = {},
) => {
  const loaded: string[] = []
  const asked: string[] = []
  const server = createServer()
  const grecaptcha = {
    ready: (fn: () => void) => fn(),
    execute: (key: string, { action }: { action: string }) => {
      asked.push(`${key} ${action}`)
      return execute(key, { action }, server)
    },
  }
  const page: TestOptions = {
    script: async (url) => void loaded.push(url),
    global: (name) => (name === 'grecaptcha' && loaded.length ? grecaptcha : undefined),
    ...options,
  }
  const here = visit(settings, page, server)
  await server.control.settings({ captcha: true })
  return { ...here, asked, loaded, grecaptcha }
}
/** A promise, and what keeps it. */
export const signal = () => {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give, given }
}
