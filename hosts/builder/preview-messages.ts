/** A message of the preview to the builder. */
export type PreviewMessage =
  | { readonly kind: 'ready' }
  /** The script or its chunks could not be loaded. */
  | { readonly kind: 'failed' }
  /** The page would have gone to another address. */
  | { readonly kind: 'navigation'; readonly url: string }

/** Reads a message of the preview. Returns null for anything else: other frames may send messages, too. */
export function previewMessage(data: unknown): PreviewMessage | null {
  const { kind, url } = Object(data) as { kind?: unknown; url?: unknown }
  if (kind === 'ready' || kind === 'failed') return { kind }
  return kind === 'navigation' && typeof url === 'string' ? { kind, url } : null
}
