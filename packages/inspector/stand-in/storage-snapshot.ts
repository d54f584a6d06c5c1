/** What the kit stores in this browser, so that the stand-in's reader leaves nothing behind. */
import type { Environment } from '@bindery/state/environment/environment.ts'
import { orderCookie } from '@bindery/state/session/storage-keys.ts'

const isOurs = (key: string): boolean => key.startsWith('bindery')

const entriesOf = (storage: Storage): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(storage)
      .filter(isOurs)
      .map((key) => [key, storage.getItem(key) ?? '']),
  )

/** A storage that the page may not use. */
const stores = (): readonly Storage[] => {
  try {
    return [localStorage, sessionStorage]
  } catch {
    return []
  }
}

const orderOf = (cookies: string): string | undefined =>
  cookies
    .split('; ')
    .find((each) => each.startsWith(`${orderCookie}=`))
    ?.slice(orderCookie.length + 1)

const daySeconds = 86_400

/** Remembers the stored values now. The returned function puts them back. */
export function snapshotStorage({ cookies, setCookie }: Environment): () => void {
  const before = stores().map((storage) => [storage, entriesOf(storage)] as const)
  const order = orderOf(cookies())
  return () => {
    for (const [storage, entries] of before) {
      for (const key of Object.keys(storage).filter(isOurs))
        if (!entries.has(key)) storage.removeItem(key)
      for (const [key, value] of entries) storage.setItem(key, value)
    }
    if (orderOf(cookies()) !== order)
      setCookie(orderCookie, order ?? '', order === undefined ? 0 : daySeconds)
  }
}
