import type { ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/environment.ts'

/**
 * Whenever the store gains its first listener, runs `ask` in an idle moment. `ask` decides whether there is
 * anything to load. Data that no tag shows is not requested.
 */
export const loadOnMount = (
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
