import { expect, test, vi } from 'vitest'
import { unknownTag } from './mistakes.ts'

const known = ['site', 'save-flyout', 'save-button', 'quota-meter', 'cart', 'cart-badge'].map(
  (name) => `bindery-${name}`,
)

test.each([
  ['save', 'save-button'],
  ['quota', 'quota-meter'],
  ['badge', 'cart-badge'],
  ['sit', 'site'],
])('<bindery-%s> was meant to be %s', (name, meant) => {
  vi.stubGlobal('customElements', { get: () => undefined })
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  unknownTag(`bindery-${name}`, known)
  expect(warned.mock.calls).toEqual([
    [`bindery: <bindery-${name}> is not a tag of the kit. Did you mean <bindery-${meant}>?`],
  ])
  warned.mockRestore()
  vi.unstubAllGlobals()
})
