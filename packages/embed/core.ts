/**
 * Entry of the core chunk. Every tag's chunk imports it first, so the page's state exists before a tag
 * is defined.
 */
import { type PageRegistry, readRegistry } from './registry/page-registry.ts'
import { start } from './start.ts'

declare const BINDERY_VERSION: string

const registry = readRegistry()
// A second copy of the script uses the state of the first one.
if (registry?.version === BINDERY_VERSION) start(registry as PageRegistry)
