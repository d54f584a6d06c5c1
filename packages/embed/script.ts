import { readRecord } from './record.ts'

interface TrustedScripts {
  createScriptURL(url: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: TrustedScripts): TrustedScripts
}

let policy: TrustedScripts | undefined

/** Under `require-trusted-types-for 'script'` only a policy's value may become a script's address. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return url
  // Once: a page that lists its policies does not let the same name be taken twice.
  policy ??= trustedTypes.createPolicy('bindery', { createScriptURL: (address) => address })
  return policy.createScriptURL(url)
}

/**
 * Loads a script of somebody else, whose address the site's settings name (the captcha's). A site that
 * lists its Trusted Types policies has to name `bindery`; where scripts need a nonce it gets the kit's own.
 * @throws Error when it cannot be had; the element is gone then, so that a new try really tries
 */
export const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = trusted(url)
    script.async = true
    script.nonce = readRecord()?.script?.nonce ?? ''
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${url} could not be loaded`))
    })
    document.head.appendChild(script)
  })
