interface TrustedScripts {
  createScriptURL(url: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: TrustedScripts): TrustedScripts
}

/** Under `require-trusted-types-for 'script'` only a policy's value may become a script's address. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return url
  return trustedTypes
    .createPolicy('bindery', { createScriptURL: (address) => address })
    .createScriptURL(url)
}

/**
 * Loads a script of somebody else, whose address the site's settings name (the captcha's). A site that
 * lists its Trusted Types policies has to name `bindery`.
 * @throws Error when it cannot be had; the element is gone then, so that a new try really tries
 */
export const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = trusted(url)
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${url} could not be loaded`))
    })
    document.head.appendChild(script)
  })
