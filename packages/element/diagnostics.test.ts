import { expect, test, vi } from 'vitest'
import { unknownTag } from './diagnostics.ts'

const known = ['site', 'save-flyout', 'save-button', 'quota-meter', 'cart', 'cart-badge'].map(
  (name) => `bindery-${name}`,
)

test.each([
  ['save', 'save-button'],
  ['quota', 'quota-meter'],
  ['badge', 'cart-badge'],
  ['sit', 'site'],
])('the warning about <bindery-%s> suggests bindery-%s', (name, meant) => {
  vi.stubGlobal('customElements', { get: () => undefined })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  unknownTag(`bindery-${name}`, known)
  expect(warn.mock.calls).toEqual([
    [`bindery: <bindery-${name}> is not a tag of the kit. Did you mean <bindery-${meant}>?`],
  ])
  warn.mockRestore()
  vi.unstubAllGlobals()
})
