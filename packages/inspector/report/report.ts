/** A report for a bug: what the page has, without what a reader has typed or bought. */
import type { Mistake } from '../read/mistakes.ts'
import type { ReadSetting } from '../read/settings.ts'
import type { StateRow } from '../read/state.ts'
import type { InspectedTag } from '../read/tags.ts'
import type { Weight } from '../read/weight.ts'
import type { WatchedCall } from '../watch/calls.ts'
import type { WatchedEvent } from '../watch/events.ts'
import type { PageWarning } from '../watch/page-warnings.ts'

export interface ReportInput {
  readonly version: string
  readonly tags: readonly InspectedTag[]
  readonly mistakes: readonly Mistake[]
  readonly warnings: readonly PageWarning[]
  readonly calls: readonly WatchedCall[]
  readonly events: readonly WatchedEvent[]
  readonly state: readonly StateRow[]
  readonly settings: readonly ReadSetting[]
  readonly weight: Weight | null
}

/** Rows of the state that say nothing about who the reader is. */
const harmless = new Set([
  'Session',
  'Reader',
  'Country',
  'Sign-in modal',
  'Flyout',
  'Pending action',
])

/** Attributes and settings with an address, an e-mail or a key of somebody. */
const withoutPeople = (text: string): string =>
  text
    .replaceAll(/[^\s"'<>@/?=&]+@[^\s"'<>@/?=&]+/g, '[e-mail]')
    .replaceAll(/([?&][\w.-]+=)[^&#\s"]+/g, '$1[value]')
    .replaceAll(/\b[0-9a-f]{24,}\b/gi, '[token]')

/** An address as a report may name it: without what stands in its query, and without ids in its path. */
function addressOf(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const names = [...new Set(searchParams.keys())]
  const query = names.length > 0 ? `?${names.map((name) => `${name}=…`).join('&')}` : ''
  return withoutPeople(decodeURI(origin + pathname)) + query
}

/** Writes the report as JSON. */
export function reportOf(input: ReportInput): string {
  const { version, tags, mistakes, warnings, calls, events, state, settings, weight } = input
  const report = {
    bindery: version,
    page: addressOf(location.href),
    language: document.documentElement.lang,
    window: `${innerWidth} × ${innerHeight}`,
    browser: navigator.userAgent,
    at: new Date().toISOString(),
    settings: settings
      .filter(({ source, refused }) => source !== 'default' || refused.length > 0)
      .map(({ name, value, source, refused }) => ({
        name,
        value: withoutPeople(value),
        source,
        ...(refused.length > 0 ? { refused: refused.map(withoutPeople) } : {}),
      })),
    tags: tags.map(({ tag, step, attributes }) => ({
      tag,
      step,
      attributes: Object.fromEntries(
        attributes.map(({ name, value }) => [name, withoutPeople(value)]),
      ),
      problems: attributes.flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : [])),
    })),
    mistakes: mistakes.map(({ name, message }) => ({ name, message: withoutPeople(message) })),
    warnings: warnings.map(({ kind, text }) => ({ kind, text: withoutPeople(text) })),
    state: state.filter(({ name }) => harmless.has(name)),
    calls: calls.map(({ name, method, url, by, status, ms, code, finding }) => ({
      name,
      asked: `${method} ${addressOf(url)}`,
      by,
      status,
      ms,
      ...(code ? { code } : {}),
      // What came may be a reader's data; the place of the fault is enough.
      ...(finding ? { finding: finding.name, expected: finding.expected, path: finding.path } : {}),
    })),
    events: events.map(({ name, from, detail, cancelledBy }) => ({
      name,
      from,
      detail: Object.keys(Object(detail)),
      ...(cancelledBy ? { cancelledBy } : {}),
    })),
    weight,
  }
  return JSON.stringify(report, null, 2)
}
