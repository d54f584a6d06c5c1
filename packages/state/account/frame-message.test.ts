import { expect, test } from 'vitest'
import { type FrameMessage, namedOrigin, readFrameMessage, sealed } from './frame-message.ts'

const close: FrameMessage = { type: 'OnClose', payload: { card: 'sign-in' } }
const size = (height: unknown) =>
  readFrameMessage({ source: 'bindery', version: 1, type: 'OnResize', payload: { height } })

test('what one side sends the other reads', () => {
  const messages: FrameMessage[] = [
    close,
    { type: 'OnGoBack', payload: { card: 'reset-password', to: 'sign-in' } },
    { type: 'OnGoBack', payload: { card: 'sign-in', to: null } },
    { type: 'OnResize', payload: { height: 480 } },
  ]
  for (const message of messages) {
    expect(sealed(message)).toEqual({ source: 'bindery', version: 1, ...message })
    expect(readFrameMessage(structuredClone(sealed(message)))).toEqual(message)
  }
})

test.for([
  ...[undefined, null, 'OnClose', 1, [], {}, new Map([['type', 'OnClose']])],
  JSON.stringify(sealed(close)),
  [sealed(close)],
  { ...sealed(close), source: 'Bindery' },
  { ...sealed(close), version: '1' },
  { ...sealed(close), version: 2 },
  { ...sealed(close), type: 'onclose' },
  { ...sealed(close), type: ['OnClose'] },
  { ...sealed(close), type: 'toString' },
])('%o is no message', (data) => {
  expect(readFrameMessage(data)).toBeNull()
})

test('nothing but a card’s name and a number within bounds gets through', () => {
  for (const payload of [undefined, null, 'sign-in', { card: '<b>' }, { card: ['sign-in'] }]) {
    expect(readFrameMessage({ ...sealed(close), payload, more: 1 })).toEqual({
      type: 'OnClose',
      payload: { card: null },
    })
  }
  for (const height of ['480', Number.NaN, Number.POSITIVE_INFINITY, null, undefined, [480]]) {
    expect(size(height)).toBeNull()
  }
  expect([-5, 0, 480.2, 1e9].map((height) => size(height)?.payload)).toEqual([
    { height: 64 },
    { height: 64 },
    { height: 481 },
    { height: 4000 },
  ])
})

test('an origin is that and nothing else', () => {
  const origin = 'https://publisher.example'
  for (const bad of [
    ...[undefined, '', '*', 'null', 'javascript:0', `${origin}/a`, `${origin}?a`, '//b.example'],
    'https://user@publisher.example',
  ]) {
    expect(namedOrigin(bad)).toBeUndefined()
  }
  expect(namedOrigin(`${origin}/`)).toBe(origin)
  expect(namedOrigin('http://localhost:4173')).toBe('http://localhost:4173')
})
