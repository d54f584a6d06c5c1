/** The buttons of the front door that need the kit. */
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

if (button && status) {
  const place = button.closest('p')
  if (place) place.hidden = false
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
