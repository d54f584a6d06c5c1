/**
 * What stands in the head of the exported pages in the place of the kit's tag: starts the worker that
 * answers as the publisher's server would, and brings the kit when it does. Where no worker can be had
 * (no secure origin, private windows of some browsers) the pages stay what they are without script.
 */
export {}

/** Where the kit goes by itself, by the names of its setting `paths`: the build puts them here. */
declare const BINDERY_ROUTES: Readonly<Record<string, string>>

const base = new URL('.', (document.currentScript as HTMLScriptElement).src).pathname

const bring = (): void => {
  const config = document.querySelector('#bindery-config')
  if (config && base !== '/') {
    const moved = Object.entries(BINDERY_ROUTES).map(([name, path]) => [name, base + path.slice(1)])
    const settings = { ...JSON.parse(config.textContent), paths: Object.fromEntries(moved) }
    config.textContent = JSON.stringify(settings)
  }
  const script = document.createElement('script')
  script.src = `${base}bindery/bindery.js`
  script.dataset['apiBase'] = '/api/'
  document.head.append(script)
}

const { serviceWorker } = navigator
if (serviceWorker?.controller) bring()
else serviceWorker?.addEventListener('controllerchange', bring, { once: true })
serviceWorker?.register(`${base}worker.js`, { scope: base }).catch((error: unknown) => {
  console.warn('This site has no server here, so nobody can sign in:', error)
})
