import type { RawSettings } from '@bindery/state/settings/settings.ts'

/** Attributes that any element may have; they are no settings. */
const global = /^(id|class|style|slot|lang|dir|hidden|title|role|load|nonce|data-.*|aria-.*|on.*)$/

function readTag(): RawSettings {
  const tag = document.querySelector('bindery-site')
  const values: Record<string, unknown> = {}
  for (const { name, value } of tag?.attributes ?? []) {
    if (!global.test(name)) values[name] = value
  }
  return { source: 'tag', values, nested: !tag?.matches('html>*>*') }
}

/** Accepts only a script element: a reader's comment may contain the same id. */
function readJson(warn: (message: string) => void): Record<string, unknown> {
  const block = document.querySelector('script[type$=json]#bindery-config')
  if (!block) return {}
  try {
    const value: unknown = JSON.parse(block.textContent ?? '')
    if (value && typeof value === 'object' && !Array.isArray(value)) return { ...value }
    throw new TypeError(`${value} is not an object`)
  } catch (error) {
    warn(`#bindery-config: allowed is a JSON object. Ignored. ${error}`)
    return {}
  }
}

/** The page's settings, not validated. Later sources override earlier ones (surface, section 1). */
export function collectSettings(
  script: HTMLOrSVGScriptElement | null,
  warn: (message: string) => void,
): RawSettings[] {
  return [
    { source: 'script', values: { ...script?.dataset } },
    readTag(),
    { source: 'json', values: readJson(warn) },
  ]
}
