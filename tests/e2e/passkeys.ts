/** A virtual authenticator, and the reader's list of passkeys by role and label. */
import type { Page } from '@playwright/test'

/**
 * A virtual authenticator. It confirms every request at once while `willing`. Without `offers`, only the button
 * asks: conditional mediation (the offer in the e-mail field) would sign the reader in before a test presses
 * anything.
 */
export async function addAuthenticator(page: Page, { offers = false } = {}) {
  if (!offers) {
    await page.addInitScript(() => {
      if (!('PublicKeyCredential' in window)) return
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
  }
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    willing: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    verified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    held: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

export const passkeys = (page: Page) => {
  const region = page.getByRole('region', { name: 'Passkeys' })
  const button = (name: string) => region.getByRole('button', { name, exact: true })
  return {
    region,
    button,
    // The form renders in the light DOM, not in the region's shadow root.
    add: async (name: string) => {
      // The chunk loads when the tag scrolls into view.
      await page.getByRole('heading', { name: 'Passkeys' }).scrollIntoViewIfNeeded()
      await page.getByLabel('Name of the new passkey (optional)').fill(name)
      await page.getByRole('button', { name: 'Add a passkey' }).click()
    },
  }
}
