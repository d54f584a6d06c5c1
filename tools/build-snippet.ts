import { type KitBuild, preloadHints } from '../packages/conformance/hints/preload-hints.ts'

/** Preload hints for the core and the sign-in form. They name files of this build. */
export const signInHints = (kit: KitBuild): string[] =>
  preloadHints('<bindery-auth-modal open></bindery-auth-modal>', kit)

/** The HTML that an editor pastes into the head: the preload hints and the script. */
export function snippet(kit: KitBuild): string {
  const script = `<script async src="${kit.base}bindery.js" data-api-base="/api/"></script>`
  return `${[...signInHints(kit), script].join('\n')}\n`
}
