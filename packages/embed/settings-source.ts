import type { RawSettings } from '@bindery/state/settings.ts'

/** Attributes that any element may have: none of them is a setting. */
const global = /^(id|class|style|slot|lang|dir|hidden|title|role|load|nonce|data-.*|aria-.*|on.*)$/

function readScript(script: HTMLOrSVGScriptElement | null): Record<string, unknown> {
  return script ? { ...script.dataset } : {}
}

function readTag(): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const { name, value } of document.querySelector('bindery-site')?.attributes ?? []) {
    if (!global.test(name)) values[name] = value
  }
  return values
}

function readJson(warn: (message: string) => void): Record<string, unknown> {
  const block = document.getElementById('bindery-config')
  if (!block) return {}
  try {
    const value: unknown = JSON.parse(block.textContent ?? '')
    if (value && typeof value === 'object' && !Array.isArray(value)) return { ...value }
    warn('#bindery-config: allowed is a JSON object. Nothing of it is used.')
  } catch (error) {
    warn(`#bindery-config is not JSON (${error}). Nothing of it is used.`)
  }
  return {}
}

/** What the page says about settings, unchecked, later ones winning (surface, section 1). */
export function collectSettings(
  script: HTMLOrSVGScriptElement | null,
  warn: (message: string) => void,
): RawSettings[] {
  return [
    { source: 'script', values: readScript(script) },
    { source: 'tag', values: readTag() },
    { source: 'json', values: readJson(warn) },
  ]
}
