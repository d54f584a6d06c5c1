import { onTestFinished } from 'vitest'

/** A window under a policy of its own, with what it has imported. */
export interface PolicyWindow<Module> extends Window {
  readonly imported: Module
  readonly document: Document
  readonly DOMParser: typeof DOMParser
}

/**
 * Imports a module in a frame whose document has this policy, which nobody could take from the page of the tests again.
 * @param address of the module, absolute
 */
export async function importUnder<Module>(
  policy: string,
  address: string,
): Promise<PolicyWindow<Module>> {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">
    <script type="module">import * as all from ${JSON.stringify(address)}; window.imported = all</script>`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await loaded
  return frame.contentWindow as unknown as PolicyWindow<Module>
}
