import type { Manifest } from '../packages/embed/manifest.ts'

/**
 * What an editor pastes into the head: the script, and hints with which the browser fetches the core
 * and the sign-in form without waiting for it. The hints name files of this very build.
 */
export function snippet(
  manifest: Manifest,
  integrity: Readonly<Record<string, string>>,
  base: string,
): string {
  const early = manifest.tags['bindery-auth-modal']?.chunks ?? [manifest.core]
  const hints = early.map(
    (file) =>
      `<link rel="modulepreload" href="${base}chunks/${file}" integrity="${integrity[`chunks/${file}`]}">`,
  )
  const script = `<script async src="${base}bindery.js" data-api-base="/api/"></script>`
  return `${[...hints, script].join('\n')}\n`
}
