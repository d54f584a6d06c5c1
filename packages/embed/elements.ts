/**
 * The source of `@bindery/elements`: the tags as modules for an application with a bundler. The build adds a
 * module for each tag, which calls `defineTag`, and names the overlays (tools/build-elements.ts).
 */
import { whenPageReady } from './browser/page-ready.ts'
import { addTag, isSameMajor, loadTag, startBindery } from './imported-kit.ts'
import { readRegistry } from './registry/page-registry.ts'

export { addTag, startBindery } from './imported-kit.ts'

/** Waits a task after the page is parsed: until then the application can call `startBindery`. */
const whenStarted = async (): Promise<boolean> => {
  await whenPageReady()
  await new Promise((resolve) => setTimeout(resolve))
  const kit = startBindery()
  try {
    // If bindery.js came first, its core may still be loading.
    await kit.ready
  } catch {
    return false
  }
  // The tags of another major version stay undefined. `startBindery` has said that there are two.
  return isSameMajor(kit)
}

let started: Promise<boolean> | undefined

/**
 * Defines a tag as soon as the kit has started. If the page's kit is that of bindery.js or of another copy,
 * that kit loads the tag if it has it. On a server nothing happens.
 */
export function defineTag(tag: string, importTag: () => Promise<unknown>): void {
  addTag(tag, importTag)
  if (typeof window === 'undefined') return
  started ??= whenStarted()
  void started.then(async (hasStarted) => {
    if (!hasStarted) return
    const { load, tags = [] } = readRegistry() ?? {}
    const isLoaded = load && load !== loadTag && (await load(tag))
    if (isLoaded) return
    // The console does not call a tag unknown that is in this list.
    if (!tags.includes(tag)) tags.push(tag)
    await loadTag(tag)
  })
}
