/**
 * bindery.js: the one script of a page. It is classic and async, so that it knows its own script element
 * and an AMD loader cannot swallow it. It finds the tags, fetches their chunks and starts the core.
 */

import { createKitShell, publishKit } from './kit/kit-shell.ts'
import { createLoader, pageReady, warn } from './loader/loader.ts'
import { watchScreenLinks } from './page/screen-links.ts'
import { createCatalog } from './registry/catalog.ts'
import { createChunks } from './registry/chunks.ts'
import type { Tags } from './registry/manifest.ts'
import { type PageRegistry, readRegistry, writeRegistry } from './registry/page-registry.ts'

declare const BINDERY_VERSION: string
declare const BINDERY_CORE: string
declare const BINDERY_TAGS: Tags
declare const BINDERY_EXTRA_TAGS_FILE: string

const script = document.currentScript as HTMLScriptElement | null
const base = new URL('chunks/', script?.src || document.baseURI).href
const version: string = BINDERY_VERSION
const chunks = createChunks(base, script?.nonce)
const catalog = createCatalog(BINDERY_TAGS, BINDERY_EXTRA_TAGS_FILE, chunks)

/** The first copy of the script on the page owns `window.bindery` and the state. */
function startFirstCopy(): void {
  const { kit, settle, giveUp } = createKitShell(version)
  const { names: tags, loadExtraTags: rest } = catalog
  const registry = writeRegistry({ version, script, kit, tags, rest, next: chunks.next })
  publishKit(kit)
  watchScreenLinks(registry)
  const coreReady = pageReady
    .then(() => chunks.importChunk(BINDERY_CORE))
    .then(settle, (error) => {
      warn(`could not be loaded: ${error}`)
      giveUp(error)
    })
  Object.assign(registry, createLoader(catalog, chunks, registry, coreReady))
}

const startSecondCopy = (first: PageRegistry, src: string): Promise<void> =>
  catalog.loadExtraTags().then((extraTags) =>
    extraTags.mergeSecondCopy(first, {
      tags: catalog.tags,
      version,
      src,
      warn,
      load: (tags) => createLoader({ ...catalog, tags }, chunks, first, first.kit.ready),
    }),
  )

const registry = readRegistry()
// A module, or code that was copied inline, knows neither its chunk folder nor the settings on its tag.
if (!script?.src) warn('needs a <script src>. It does not work as a module.')
else if (!registry?.kit) startFirstCopy()
else startSecondCopy(registry as PageRegistry, script.src).catch(warn)
