/**
 * bindery.js: the one script of a page. Classic and async, so that it knows its own tag and an AMD
 * loader cannot swallow it. It finds the tags, fetches their chunks, and leaves the rest to the core.
 */
import type { KitCallback } from './kit.ts'
import { createKitShell } from './kit-shell.ts'
import { createLoader, say } from './loader.ts'
import { type PackedManifest, unpack } from './manifest.ts'
import { readRecord, writeRecord } from './record.ts'

declare const BINDERY_VERSION: string
declare const BINDERY_MANIFEST: PackedManifest

const script = document.currentScript
const address = script instanceof HTMLScriptElement ? script.src : ''
const base = new URL('chunks/', address || document.baseURI).href
const version: string = BINDERY_VERSION
const manifest = unpack(version, BINDERY_MANIFEST)

/** The first copy on the page: it owns `window.bindery` and the state. */
function own(): void {
  const host = window as { bindery?: unknown }
  const queue = host.bindery
  const { kit, settle, giveUp } = createKitShell(version)
  host.bindery = kit
  const record = writeRecord({
    version,
    script,
    kit,
    tags: Object.keys(manifest.tags),
  })
  if (Array.isArray(queue)) queue.forEach((fn: KitCallback) => void kit.push(fn))
  const loader = createLoader(manifest, base, () => record)
  record.load = loader.load
  loader.start().then(settle, (error) => {
    say(`The kit could not be loaded: ${error}`)
    giveUp(error)
  })
}

/** Another version came first: it stays in charge, this one adds the tags that it does not know. */
function join(first: ReturnType<typeof writeRecord>): void {
  const major = (of: string): string => of.split('.')[0] as string
  if (major(first.version) !== major(version)) {
    say(
      `Two major versions are on this page: ${first.version} works, ${version} does nothing. Remove one script.`,
    )
    return
  }
  const tags = { ...manifest.tags }
  for (const known of first.tags) delete tags[known]
  say(
    `Two versions are on this page: ${first.version} works, ${version} adds ${Object.keys(tags).join(', ') || 'nothing'}. Remove one script.`,
  )
  first.tags.push(...Object.keys(tags))
  createLoader({ ...manifest, tags }, base, () => first, first.kit.ready)
}

const record = readRecord()
if (!record?.kit) own()
else if (record.version === version) {
  say(`bindery.js is on this page twice: ${address} does nothing. Remove one of the two.`)
} else join(writeRecord({}))
