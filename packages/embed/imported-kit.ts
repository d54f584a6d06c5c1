/** The kit of an application that imports it: `@bindery/react` and `@bindery/elements`. It has no loader. */
import type { RawSettings } from '@bindery/state/settings/settings.ts'
import { createKitShell, publishKit } from './kit/kit-shell.ts'
import type { BinderyKit } from './kit/kit-types.ts'
import { watchScreenLinks } from './page/screen-links.ts'
import { readRegistry, writeRegistry } from './registry/page-registry.ts'
import { start } from './start.ts'

declare const BINDERY_VERSION: string | undefined

type ImportTag = () => Promise<unknown>

export const version = typeof BINDERY_VERSION === 'string' ? BINDERY_VERSION : '0.0.0'

const imports: Record<string, ImportTag> = {}
/** The list that the registry has: it grows when the application imports another tag. */
const tags: string[] = []

/** Names the module of a tag, without loading it. */
export function addTag(tag: string, importTag: ImportTag): void {
  if (!imports[tag]) tags.push(tag)
  imports[tag] = importTag
}

/** Loads and defines a tag. Never rejects: a failure logs a console line. */
export const loadTag = (tag: string): Promise<boolean> =>
  (imports[tag] ?? (() => Promise.reject(new Error('the application has not imported it'))))().then(
    () => true,
    (error: unknown) => {
      console.warn(`bindery: <${tag}> could not be loaded: ${error}`)
      return false
    },
  )

const major = (number: string): string | undefined => number.split('.')[0]

/** Whether the kit of the page has the same major version as the application. */
export const isSameMajor = (kit: BinderyKit): boolean => major(kit.version) === major(version)

let warned = false

/** Two versions share one state. The first one owns it. */
const warnOfVersions = (first: BinderyKit): void => {
  if (warned || first.version === version) return
  warned = true
  console.warn(
    `bindery: two ${isSameMajor(first) ? '' : 'major '}versions are on this page: ${first.version} is in use, ${version} of the application yields. Use one version.`,
  )
}

/**
 * Starts the kit with settings (names in camelCase or kebab-case, as in `bindery-config`). Call it before
 * the first tag renders; without a call the kit starts with the settings on the page. If the page
 * already has a kit, for example from bindery.js, that kit is returned unchanged. On a server nothing
 * starts: `user` is a guest, `cart` is null, and callbacks pushed there are never called.
 */
export function startBindery(values: RawSettings['values'] = {}): BinderyKit {
  const running = readRegistry()?.kit
  if (running) {
    warnOfVersions(running)
    return running
  }
  const { kit, settle } = createKitShell(version)
  if (typeof window === 'undefined')
    return Object.assign(kit, { user: Object.freeze({ status: 'guest' }), cart: null })
  // The script may come later, for tags that the application does not import. Its settings count already.
  const script = document.querySelector<HTMLScriptElement>('script[src*="/bindery.js"]')
  const registry = writeRegistry({ version, kit, load: loadTag, script, tags })
  publishKit(kit)
  watchScreenLinks(registry)
  start(registry, [{ source: 'json', values }])
  settle()
  return kit
}
