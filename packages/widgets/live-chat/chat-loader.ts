import { parseWebUrl, safeUrl } from '@bindery/contract/safe-url.ts'
import type { State } from '@bindery/state/state.ts'

/** How often the global of the chat's script is polled, and how many times (spec accounts 9). */
const intervalMs = 500
const attempts = 10

/** Names of the method that opens a chat; it differs between vendors. */
const openMethods = ['open', 'maximize', 'show'] as const

/** The chat of a page; without `open` it brings a button of its own. */
export interface Chat {
  readonly open?: () => void
}

type Page = Pick<State, 'environment' | 'settings'>

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' || typeof value === 'function') && value !== null

/** An element with an id becomes a global, too, but is no chat. */
const isElement = (value: object): boolean =>
  typeof Element === 'function' && (value instanceof Element || value instanceof HTMLCollection)

const chatAt = ({ environment }: Page, name: string): Chat | null => {
  const chat = environment.global(name)
  if (!isObject(chat) || isElement(chat)) return null
  for (const method of openMethods) {
    const open: unknown = Reflect.get(chat, method)
    if (typeof open === 'function') return { open: () => void Reflect.apply(open, chat, []) }
  }
  return {}
}

/** Polls for the chat. Gives up without a warning, because the script may have reasons not to start. */
const poll = (page: Page, name: string): Promise<Chat | null> =>
  new Promise((resolve) => {
    const wait = (left: number) => {
      if (left === 0) return resolve(null)
      page.environment.timer(intervalMs, () => {
        const chat = chatAt(page, name)
        if (chat) resolve(chat)
        else wait(left - 1)
      })
    }
    wait(attempts)
  })

/** The script's address, or null unless it is on the site itself or on one of `allowed-origins`. */
export const addressOf = ({ environment, settings }: Page, src: string): string | null => {
  const { origin } = environment.location()
  const url = parseWebUrl(src, `${origin}/`)
  if (url?.origin === origin) return safeUrl(url.href, origin)
  return url && settings.allowedOrigins.includes(url.origin) ? url.href : null
}

const load = async (page: Page, address: string | null, name: string): Promise<Chat | null> => {
  const existing = chatAt(page, name)
  if (existing) return existing
  if (address) await page.environment.script(address)
  return poll(page, name)
}

/** The started loads, by page. */
const pages = new WeakMap<State['environment'], Map<string, Promise<Chat | null>>>()

/**
 * Resolves with the page's chat, or with null if it does not start. Several tags share one load. After a
 * failed script the next tag tries again.
 */
export const loadChat = (
  page: Page,
  address: string | null,
  name: string,
): Promise<Chat | null> => {
  const chats = pages.get(page.environment) ?? new Map<string, Promise<Chat | null>>()
  pages.set(page.environment, chats)
  const key = `${name} ${address}`
  const known = chats.get(key)
  if (known) return known
  const chat = load(page, address, name).catch(() => {
    chats.delete(key)
    return null
  })
  chats.set(key, chat)
  return chat
}
