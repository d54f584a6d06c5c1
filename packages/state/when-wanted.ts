import type { ReadableAtom } from 'nanostores'
import type { Environment } from './environment.ts'

/**
 * Asks for what a store should hold, in an idle moment after somebody has begun to listen to it; so
 * what no tag on the page shows is not asked of the server. Whoever comes when nobody else listens
 * makes it ask again: `ask` knows whether there is anything to do.
 */
export const whenWanted = (
  $store: ReadableAtom,
  { idle }: Pick<Environment, 'idle'>,
  ask: () => unknown,
): void => {
  const { listen } = $store
  $store.listen = (listener) => {
    if (!$store.lc) idle(() => void ask())
    return listen(listener)
  }
}
