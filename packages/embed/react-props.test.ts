import { expect, test } from 'vitest'
import { elementProps, listenersOf } from './react-props.ts'

const info = { tag: 'bindery-auth-modal', attributes: ['open', 'screen', 'from-paywall', 'lists'] }

test('a component turns props into attributes with kebab-case names and string values', () => {
  const props = { fromPaywall: true, open: false, screen: 'sign-in', lists: ['a', 'b'] }
  expect(elementProps(info, props)).toEqual({
    'from-paywall': true,
    open: false,
    screen: 'sign-in',
    lists: 'a,b',
  })
})

test('a component listens to the kit’s events by their own names', () => {
  const listener = () => {}
  const props = { onBinderySignedIn: listener, onBinderyClosed: undefined, onClick: listener }
  expect(listenersOf(props)).toEqual([['bindery-signed-in', listener]])
  expect(elementProps(info, props)).toEqual({ onClick: listener })
})
