/**
 * bindery.js: the one script of a page. Classic and async, so that it knows its own tag and an AMD
 * loader cannot swallow it. It finds the tags, fetches their chunks, and leaves the rest to the core.
 */
import { createCatalog } from './catalog.ts'
import { createChunks } from './chunks.ts'
import type { KitCallback } from './kit.ts'
import { createKitShell } from './kit-shell.ts'
import { createLoader, mayStart, say } from './loader.ts'
import type { Table } from './manifest.ts'
import { type BinderyRecord, readRecord, writeRecord } from './record.ts'
import { watchScreenLinks } from './screen-links.ts'

declare const BINDERY_VERSION: string
declare const BINDERY_TAGS: Table
declare const BINDERY_REST_FILE: string

// Not `document.currentScript`: a reader's comment with <img name=currentScript> would be that. And
// not `Document.prototype`: MooTools has a Document of its own.
const script = Reflect.get(
  Object.getPrototypeOf(document),
  'currentScript',
  document,
) as HTMLScriptElement | null
const base = new URL('chunks/', script?.src || document.baseURI).href
const version: string = BINDERY_VERSION
const chunks = createChunks(base, script?.nonce)
const catalog = createCatalog(BINDERY_TAGS, BINDERY_REST_FILE, chunks)

/** The first copy on the page: it owns `window.bindery` and the state. */
function own(): void {
  const host = window as { bindery?: unknown }
  const queue = host.bindery
  const { kit, settle, giveUp } = createKitShell(version)
  host.bindery = kit
  const { names: tags, rest } = catalog
  const record = writeRecord({ ...chunks, version, script, kit, tags, rest })
  if (Array.isArray(queue)) queue.forEach((fn: KitCallback) => void kit.push(fn))
  watchScreenLinks(record)
  const started = mayStart
    .then(() => chunks.run(catalog.core))
    .then(settle, (error) => {
      say(`could not be loaded: ${error}`)
      giveUp(error)
    })
  record.load = createLoader(catalog, chunks, record, started)
}

/** Another copy came first. */
const join = (first: BinderyRecord, src: string): Promise<void> =>
  catalog.rest().then((rest) =>
    rest.join(first, {
      ...catalog,
      version,
      src,
      say,
      load: (tags) => createLoader({ ...catalog, tags }, chunks, first, first.kit.ready),
    }),
  )

const record = readRecord()
// A module, or a text that was copied or fetched, knows neither where its chunks lie nor the settings on its tag.
if (!script?.src) say('needs a <script src>, no module.')
else if (!record?.kit) own()
else join(record as BinderyRecord, script.src).catch(say)
