import { expect, test } from 'vitest'
import { elementProps } from './react.tsx'

const info = { tag: 'bindery-auth-modal', attributes: ['open', 'screen', 'from-paywall', 'lists'] }

test('attributes get their kebab-case names and their texts', () => {
  const props = { fromPaywall: true, open: false, screen: 'sign-in', lists: ['a', 'b'] }
  expect(elementProps(info, props)).toEqual({
    'from-paywall': true,
    open: false,
    screen: 'sign-in',
    lists: 'a,b',
  })
})

test('events of the kit are listened to by their own names', () => {
  const listener = () => {}
  expect(elementProps(info, { onBinderySignedIn: listener, onClick: listener })).toEqual({
    'onbindery-signed-in': listener,
    onClick: listener,
  })
})
