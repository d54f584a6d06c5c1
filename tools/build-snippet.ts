import type { Manifest } from '../packages/embed/registry/manifest.ts'

/**
 * The HTML that an editor pastes into the head: the script, and preload hints for the core and the sign-in form.
 * The hints name files of this build.
 */
export function snippet(
  manifest: Manifest,
  integrity: Readonly<Record<string, string>>,
  base: string,
): string {
  const preloaded = manifest.tags['bindery-auth-modal']?.chunks ?? [manifest.core]
  const hints = preloaded.map(
    (file) =>
      `<link rel="modulepreload" href="${base}chunks/${file}" integrity="${integrity[`chunks/${file}`]}">`,
  )
  const script = `<script async src="${base}bindery.js" data-api-base="/api/"></script>`
  return `${[...hints, script].join('\n')}\n`
}
