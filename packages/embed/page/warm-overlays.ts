import { loadOnce } from '@bindery/state/client/lazy.ts'
import type { State } from '@bindery/state/state.ts'
import { elementAt } from '../registry/element-at.ts'
import type { Opens } from '../registry/manifest.ts'
import type { PageRegistry } from '../registry/page-registry.ts'
import { modalTag } from './ensure-element.ts'

const loadOtherScreens = loadOnce(
  () => import('@bindery/widgets/auth/other-screens/other-screens.tsx'),
)

/** Runs what a guest has asked for once they have signed in. The press loads it together with the modal. */
const loadPendingRunner = loadOnce(() => import('@bindery/state/session/pending-runner.ts'))

/**
 * How long the page, and a tag that comes later, waits before what its tags open is fetched, in ms. Before that a slow
 * network still brings what the page shows, and a press would wait behind code that nobody has asked for.
 */
const quietMs = 3000

/** The part of the Network Information API that is read. Firefox and Safari do not have it. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** True for a reader whose connection costs much or is slow: they pay for what they press only. */
const isDear = (): boolean => {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}

/**
 * Fetches the code of what the page's tags open, so that a press need not wait for it. It does so some time after the
 * page or a tag has loaded, when the page is idle, and at once when the reader points at a tag or focuses it. Some tags open the modal
 * for a guest: for a guest it fetches only the modal. A failure is silent: the press tries again and reports it.
 */
export function warmOverlays({ preload, rest }: PageRegistry, state: State): void {
  if (!preload || !rest) return
  const { environment, session } = state
  const { $session } = session
  const status = () => $session.value?.status ?? 'unknown'

  const warm = (opened: readonly string[]): void => {
    // Offline, nothing comes, and Firefox remembers the failure of an import.
    if (!navigator.onLine) return
    const asks = opened.includes(modalTag)
    const isGuest = asks && status() === 'guest'
    for (const tag of opened) if (tag !== modalTag && !isGuest) preload(tag)
    if (!asks || !/guest|unknown/.test(status())) return
    preload(modalTag)
    // The registration is the first screen for a guest who saves, and often the next one.
    loadOtherScreens().catch(() => {})
    state.server.preload('register')
    loadPendingRunner().catch(() => {})
  }
  const warmWhenIdle = (opened: readonly string[]): void =>
    environment.idle(() => {
      const isKnown = () => !opened.includes(modalTag) || status() !== 'unknown'
      if (isKnown()) return warm(opened)
      // Only if a tag asks the server anyway: the first listener would make the call.
      if (!$session.lc) return
      const off = $session.listen(() => {
        if (!isKnown()) return
        off()
        warm(opened)
      })
    })
  const load = () =>
    rest().then(
      ({ opens }) => opens,
      (): Opens => ({}),
    )

  const warmLater = (opened: readonly string[]) =>
    environment.timer(quietMs, () => warmWhenIdle(opened))
  // Later, too: a page that its reader leaves before needs no list of what its tags open.
  if (!isDear())
    environment.timer(quietMs, () =>
      load().then((opens) => {
        for (const [tag, opened] of Object.entries(opens)) {
          if (customElements.get(tag)) warmWhenIdle(opened)
          else customElements.whenDefined(tag).then(() => warmLater(opened))
        }
      }),
    )
  const onPoint = (event: Event): void => {
    const element = elementAt(event)
    if (element) load().then((opens) => warm(opens[element.localName] ?? []))
  }
  addEventListener('pointerover', onPoint, true)
  addEventListener('focusin', onPoint, true)
}
