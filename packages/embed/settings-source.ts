import type { RawSettings } from '@bindery/state/settings.ts'

/** Attributes that any element may have: none of them is a setting. */
const global = /^(id|class|style|slot|lang|dir|hidden|title|role|load|nonce|data-.*|aria-.*|on.*)$/

function readTag(): RawSettings {
  const tag = document.querySelector('bindery-site')
  const values: Record<string, unknown> = {}
  for (const { name, value } of tag?.attributes ?? []) {
    if (!global.test(name)) values[name] = value
  }
  return { source: 'tag', values, nested: !tag?.matches('html>*>*') }
}

/** A script, not just anything of that id: what a site lets its readers write may hold an id. */
function readJson(warn: (message: string) => void): Record<string, unknown> {
  const block = document.querySelector('script[type$=json]#bindery-config')
  if (!block) return {}
  try {
    const value: unknown = JSON.parse(block.textContent ?? '')
    if (value && typeof value === 'object' && !Array.isArray(value)) return { ...value }
    throw new TypeError(`${value} is none`)
  } catch (error) {
    warn(`#bindery-config: allowed is a JSON object. Nothing of it is used. ${error}`)
    return {}
  }
}

/** What the page says about settings, unchecked, later ones winning (surface, section 1). */
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
