import type { State } from '@bindery/state/state.ts'
import type { PageRegistry } from '../registry/page-registry.ts'

/** The address of this chunk. A variable: Vite takes `new URL('…', import.meta.url)` for a file to bundle. */
const chunk = import.meta.url

/**
 * Loads and opens the inspector.
 * @param src the address of its file; default: beside the chunks
 * @throws Error if the page does not allow it, or if the file cannot be loaded
 */
export async function openInspector(
  { script }: Pick<PageRegistry, 'script'>,
  { environment, settings }: Pick<State, 'environment' | 'settings'>,
  { src }: { readonly src?: string } = {},
): Promise<void> {
  if (!settings.inspector && !settings.debug)
    throw new Error('The inspector needs data-inspector on the script, or the setting debug.')
  if (!src && !script)
    throw new Error('The kit was imported: inspect({ src }) needs the address of inspector.js.')
  // Beside the folder of the chunks: the script itself may be a copy that moves with each version.
  const address = src
    ? new URL(src, environment.location().href)
    : new URL('../inspector/inspector.js', chunk)
  await environment.script(address.href)
}

/** Opens the inspector if the address of the page asks for it, with `?bindery-inspect`. */
export function openAskedInspector(
  registry: Pick<PageRegistry, 'script'>,
  state: Pick<State, 'environment' | 'settings'>,
): void {
  const { environment } = state
  if (!new URLSearchParams(environment.location().search).has('bindery-inspect')) return
  openInspector(registry, state).catch((error: Error) => environment.warn(error.message))
}
