interface TrustedScripts {
  createScriptURL(url: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: TrustedScripts): TrustedScripts
}

let policy: TrustedScripts | undefined

/** Under `require-trusted-types-for 'script'` a script's address must come from a policy. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  // An element with this id is the global in a browser without Trusted Types.
  if (!trustedTypes?.createPolicy) return url
  // Created once: a site's `trusted-types` list refuses a second policy of the same name.
  policy ??= trustedTypes.createPolicy('bindery', { createScriptURL: (address) => address })
  return policy.createScriptURL(url)
}

/**
 * Loads a third-party script, such as the captcha's, whose address is in the site's settings. A site with a
 * `trusted-types` list must allow `bindery` in it.
 * @param nonce of the kit's own script, for a policy with nonces
 * @throws Error if the script fails to load; the element is removed, so that a retry fetches it again
 */
export const loadScript = (url: string, nonce = ''): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = trusted(url)
    script.async = true
    script.nonce = nonce
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${url} could not be loaded`))
    })
    document.head.appendChild(script)
  })
