/**
 * The script in the head of the exported pages, in place of the kit's tag. It starts the worker that acts as the
 * publisher's server, then loads the kit. Without workers (an insecure origin, private windows of some browsers) the
 * pages stay as they are without the script. On the page for unknown addresses (`data-not-found`) it asks the worker
 * for the page instead.
 */
export {}

/** The default paths of the kit's setting `paths`. The build inserts them. */
declare const BINDERY_ROUTES: Readonly<Record<string, string>>

interface TrustedScripts {
  createScriptURL(url: string): string
}

/** A server may send a policy with `require-trusted-types-for 'script'`. */
const { trustedTypes } = window as {
  trustedTypes?: { createPolicy(name: string, rules: TrustedScripts): TrustedScripts }
}
const scripts = trustedTypes?.createPolicy('bindery-site', { createScriptURL: (url) => url })
const addressOf = (path: string): string => scripts?.createScriptURL(base + path) ?? base + path

const own = document.currentScript as HTMLScriptElement
const base = new URL('.', own.src).pathname

const loadKit = (): void => {
  const config = document.querySelector('#bindery-config')
  if (config && base !== '/') {
    const paths = Object.entries(BINDERY_ROUTES).map(([name, path]) => [name, base + path.slice(1)])
    const settings = { ...JSON.parse(config.textContent), paths: Object.fromEntries(paths) }
    config.textContent = JSON.stringify(settings)
  }
  const script = document.createElement('script')
  script.src = addressOf('bindery/bindery.js')
  script.dataset['apiBase'] = '/api/'
  document.head.append(script)
}

const { serviceWorker } = navigator
const onWorker = 'notFound' in own.dataset ? () => location.reload() : loadKit
if (serviceWorker?.controller) loadKit()
else serviceWorker?.addEventListener('controllerchange', onWorker, { once: true })
serviceWorker?.register(addressOf('worker.js'), { scope: base }).catch((error: unknown) => {
  console.warn('This site has no server here, so nobody can sign in:', error)
})
