/**
 * bindery.js: the one script of a page. Classic and async, so that it knows its own tag and an AMD
 * loader cannot swallow it. It finds the tags, fetches their chunks, and leaves the rest to the core.
 */
import type { KitCallback } from './kit.ts'
import { createKitShell } from './kit-shell.ts'
import { createLoader, say } from './loader.ts'
import { type PackedManifest, unpack } from './manifest.ts'
import { type BinderyRecord, readRecord, writeRecord } from './record.ts'
import { watchScreenLinks } from './screen-links.ts'

declare const BINDERY_VERSION: string
declare const BINDERY_MANIFEST: PackedManifest

// Not `document.currentScript`: a reader's comment with <img name=currentScript> would be that. And
// not `Document.prototype`: MooTools has a Document of its own.
const script = Reflect.get(
  Object.getPrototypeOf(document),
  'currentScript',
  document,
) as HTMLScriptElement | null
const base = new URL('chunks/', script?.src || document.baseURI).href
const version: string = BINDERY_VERSION
const manifest = unpack(version, BINDERY_MANIFEST)
const names = Object.keys(manifest.tags)

/** The first copy on the page: it owns `window.bindery` and the state. */
function own(): void {
  const host = window as { bindery?: unknown }
  const queue = host.bindery
  const { kit, settle, giveUp } = createKitShell(version)
  host.bindery = kit
  const record = writeRecord({ version, script, kit, tags: names })
  if (Array.isArray(queue)) queue.forEach((fn: KitCallback) => void kit.push(fn))
  watchScreenLinks(record)
  const { load, start } = createLoader(manifest, base, record)
  record.load = load
  start().then(settle, (error) => {
    say(`could not be loaded: ${error}`)
    giveUp(error)
  })
}

/** Another version came first: it stays in charge, this one adds the tags that it does not know. */
function join(first: BinderyRecord): void {
  const tags = { ...manifest.tags }
  for (const known of first.tags) delete tags[known]
  const sameMajor = first.version.split('.')[0] === version.split('.')[0]
  const added = sameMajor ? Object.keys(tags) : []
  say(
    `two ${sameMajor ? '' : 'major '}versions are on this page: ${first.version} works, ${version} adds ${added.length ? added : 'nothing'}. Remove one script.`,
  )
  if (!added.length) return
  first.tags.push(...added)
  createLoader({ ...manifest, tags }, base, first, first.kit.ready)
}

const record = readRecord()
// A module does not know its tag: neither where its chunks lie nor the settings on it.
if (!script) say('bindery.js is a plain script: take type="module" off its tag.')
else if (!record?.kit) own()
else if (record.version !== version) join(record as BinderyRecord)
else say(`${script.src} is on this page twice: the second does nothing. Remove it.`)
