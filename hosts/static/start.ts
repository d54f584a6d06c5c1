/**
 * What stands in the head of the exported pages in the place of the kit's tag: starts the worker that
 * answers as the publisher's server would, and brings the kit when it does. Where no worker can be had
 * (no secure origin, private windows of some browsers) the pages stay what they are without script.
 */
export {}

/** Where the kit goes by itself: the names of its setting `paths`. Only below a path they move. */
const routes = {
  logout: 'logout',
  register: 'register',
  'subscriber-registration': 'subscriber-registration',
  'subscriber-help': 'subscriber-help',
  'customer-service': 'subscriber-help#contact-customer-service',
  'restricted-user': 'restricted-user',
  'privacy-policy': 'privacy-policy',
  subscriptions: 'subscriptions',
  'my-library': 'my-library',
  account: 'account',
  search: 'search',
  'shopping-cart': 'shopping-cart',
  store: 'store',
  'video-embed': 'video/embed',
}

const base = new URL('.', (document.currentScript as HTMLScriptElement).src).pathname

const bring = (): void => {
  const config = document.querySelector('#bindery-config')
  if (config && base !== '/') {
    const moved = Object.entries(routes).map(([name, path]) => [name, base + path])
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
