/** Measures the loader with a made-up manifest of all tags. */
import { createHash } from 'node:crypto'
import type { Strategy } from '@bindery/element/definition.ts'
import { expect, test } from 'vitest'
import { type Manifest, type ManifestTag, prefix } from '../packages/embed/registry/manifest.ts'
import { compressed } from './budgets.ts'
import { hashLength } from './build-chunk-output.ts'
import { buildLoader } from './build-loader.ts'

const file = (name: string): string => {
  const digits = createHash('sha256').update(name).digest('hex')
  return `${name}.${BigInt(`0x${digits}`).toString(36).slice(0, hashLength)}.js`
}

/** Tag, strategy, shared chunks besides the core; what it opens follows `>`. */
const frequent = `
site visible
account-menu eager lit > auth-modal
save-button visible lit saved > save-flyout
share-button visible lit > share-flyout
follow-button visible lit follow > prompt-flyout
search visible lit
header-menu eager lit
mini-cart visible lit cart
cart-badge eager lit cart`
const extra = `
paywall eager lit > auth-modal
quota-meter visible lit
help-button visible lit help > help-flyout
social-link visible lit
organize-button visible lit saved > organize-flyout
gift-button visible lit > notification-flyout
persistent-banner visible lit
add-to-cart visible lit cart
price visible lit price
stream visible react entry
registration-confirmation idle react forms
checkout-card eager react frames subscription name forms
checkout-frame eager lit frames
subscriber-lookup visible react subscriber forms
subscriber-registration eager react subscriber forms > auth-modal
reset-password eager react forms > auth-modal
change-password visible react forms > auth-modal
forgot-password-card visible react subscriber
profile-form visible react forms name > auth-modal
passkeys visible react passkey
live-chat idle lit
share-list-button visible lit > share-list-flyout
video-embed-button visible lit > video-embed-flyout
newsletter-list visible react follow
mb-signup visible react forms
save-flyout idle react folders saved
organize-flyout idle react folders saved
share-flyout idle react share
share-list-flyout idle react share
video-embed-flyout idle react share
bulk-organize-flyout idle react folders saved
bulk-discard-flyout idle react folders saved
notification-flyout idle react
prompt-flyout idle react
help-flyout idle react help
my-library eager react entry folders saved
archive-picker visible react
issue-contents visible react entry
carousel visible lit
product-options visible react cart price
cart eager react cart price
checkout eager react cart price forms
order-history visible react entry`

const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [entry = '', opened = ''] = row.split(' > ')
      const [name = '', load, ...shared] = entry.split(' ')
      const chunks = ['core', ...shared, name].map(file)
      const opens = opened ? [prefix + opened] : []
      return [prefix + name, { load: load as Strategy, opens, chunks }] as const
    })

const tags: Record<string, ManifestTag> = Object.fromEntries([...rows(frequent), ...rows(extra)])
// The modal is in the chunk of its renderer.
tags['bindery-auth-modal'] = { load: 'idle', opens: [], chunks: ['core', 'react'].map(file) }

const manifest: Manifest = {
  version: '0.2.0',
  core: file('core'),
  words: 'de.12345.js',
  tags,
  frequent: ['bindery-auth-modal', ...rows(frequent).map(([tag]) => tag)],
}

test('the loader with all frequent tags stays under 2.5 kB, the other tags under 1.45 kB', async () => {
  const { loader, extraTags, extraTagsFile } = await buildLoader(manifest)
  expect(loader).toContain(extraTagsFile)
  expect(Object.keys(tags).length).toBeGreaterThanOrEqual(53)
  expect(compressed(loader)).toBeLessThanOrEqual(2500)
  expect(compressed(extraTags)).toBeLessThanOrEqual(1450)
})
