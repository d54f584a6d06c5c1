import type { Manifest } from '../packages/embed/registry/manifest.ts'

/** Preload hints for the core and the sign-in form. They name files of this build. */
export function preloadHints(
  manifest: Manifest,
  integrity: Readonly<Record<string, string>>,
  base: string,
): string[] {
  const preloaded = manifest.tags['bindery-auth-modal']?.chunks ?? [manifest.core]
  return preloaded.map(
    (file) =>
      `<link rel="modulepreload" href="${base}chunks/${file}" integrity="${integrity[`chunks/${file}`]}">`,
  )
}

/** The HTML that an editor pastes into the head: the preload hints and the script. */
export function snippet(
  manifest: Manifest,
  integrity: Readonly<Record<string, string>>,
  base: string,
): string {
  const script = `<script async src="${base}bindery.js" data-api-base="/api/"></script>`
  return `${[...preloadHints(manifest, integrity, base), script].join('\n')}\n`
}
