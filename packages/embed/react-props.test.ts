import { expect, test } from 'vitest'
import { elementProps, listenersOf } from './react-props.ts'

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
  const props = { onBinderySignedIn: listener, onBinderyClosed: undefined, onClick: listener }
  expect(listenersOf(props)).toEqual([['bindery-signed-in', listener]])
  expect(elementProps(info, props)).toEqual({ onClick: listener })
})
