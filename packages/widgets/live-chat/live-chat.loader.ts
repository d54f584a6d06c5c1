import { safeUrl, webUrl } from '@bindery/contract/safe-url.ts'
import type { State } from '@bindery/state/state.ts'

/** How often a page looks for what the chat's script sets, and how many times (spec accounts 9). */
const pauseMs = 500
const attempts = 10

/** What the chat's script sets. Others than ours call the verb by other names. */
const verbs = ['open', 'maximize', 'show'] as const

/** The chat of a page; `open` is there when it has a verb for it. */
export interface Chat {
  readonly open?: () => void
}

type Page = Pick<State, 'environment' | 'settings'>

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' || typeof value === 'function') && value !== null

/** An element's id makes a global of it: that is no chat. */
const isElement = (value: object): boolean =>
  typeof Element === 'function' && (value instanceof Element || value instanceof HTMLCollection)

const chatAt = ({ environment }: Page, name: string): Chat | null => {
  const chat = environment.global(name)
  if (!isObject(chat) || isElement(chat)) return null
  for (const verb of verbs) {
    const open: unknown = Reflect.get(chat, verb)
    if (typeof open === 'function') return { open: () => void Reflect.apply(open, chat, []) }
  }
  return {}
}

/** Looks until the chat is there, and then gives up quietly: its script has its own reasons. */
const poll = (page: Page, name: string): Promise<Chat | null> =>
  new Promise((resolve) => {
    const wait = (left: number) => {
      if (left === 0) return resolve(null)
      page.environment.timer(pauseMs, () => {
        const chat = chatAt(page, name)
        if (chat) resolve(chat)
        else wait(left - 1)
      })
    }
    wait(attempts)
  })

/** The script's address when a tag may name it: on the site itself, or on one of `allowed-origins`. */
export const addressOf = ({ environment, settings }: Page, src: string): string | null => {
  const { origin } = environment.location()
  const url = webUrl(src, `${origin}/`)
  if (url?.origin === origin) return safeUrl(url.href, origin)
  return url && settings.allowedOrigins.includes(url.origin) ? url.href : null
}

const load = async (page: Page, address: string | null, name: string): Promise<Chat | null> => {
  const there = chatAt(page, name)
  if (there) return there
  if (address) await page.environment.script(address)
  return poll(page, name)
}

/** What each page has begun to load. */
const pages = new WeakMap<State['environment'], Map<string, Promise<Chat | null>>>()

/**
 * The chat of the page, null when it does not come. It is loaded once, however many tags ask; a script
 * that could not be had is tried again by the next tag.
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
