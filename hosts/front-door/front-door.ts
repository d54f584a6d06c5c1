/** The brand of the front door, and its button that needs the kit. */
export {}

interface Kit {
  inspect(): Promise<void>
}

type Ready = (kit: Kit) => void

const page = window as unknown as { bindery?: { push(ready: Ready): unknown } }
const button = document.querySelector<HTMLButtonElement>('#inspect')
const status = document.querySelector<HTMLElement>('#inspect-status')

/** Resolves with the kit, which may load after this script. */
const kit = (): Promise<Kit> =>
  new Promise((resolve) => {
    page.bindery ??= [] as Ready[]
    page.bindery.push(resolve)
  })

const brands = document.querySelector<HTMLFormElement>('.brands')
if (brands) {
  const wear = () => {
    document.documentElement.dataset['brand'] = String(new FormData(brands).get('brand') ?? '')
  }
  brands.addEventListener('change', wear)
  // A browser that comes back to the page keeps the choice of the form.
  wear()
}

if (button && status) {
  button.addEventListener('click', async () => {
    status.textContent = ''
    try {
      await (await kit()).inspect()
    } catch {
      status.textContent =
        'The inspector could not be loaded. Check your connection, and press again.'
    }
  })
}
