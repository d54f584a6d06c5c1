import { count } from '@bindery/state/messages/phrases.ts'
import { expect, test } from 'vitest'
import { readMessages } from '../../tools/definitions-messages.ts'
import { file, project } from './project.ts'
import type { Base } from './translations.ts'
import {
  actionFaults,
  helpFaults,
  noImagesOfText,
  noOrientation,
  nothingByHover,
  nothingFlashes,
  nothingSounds,
  placed,
  sensoryTexts,
  sharedActions,
} from './wcag.ts'

test('this project: nothing depends on how the device is held', () => {
  expect(noOrientation(project())).toEqual([])
})

test('this project: nothing appears or moves under a pointer', () => {
  expect(nothingByHover(project())).toEqual([])
})

test('this project: nothing flashes', () => {
  expect(nothingFlashes(project())).toEqual([])
})

test('this project: nothing plays, listens or feels movement', () => {
  expect(nothingSounds(project())).toEqual([])
})

test('this project: no picture shows text', () => {
  expect(noImagesOfText(project())).toEqual([])
})

test('this project: no text needs a reader to see a place, a shape or a colour', async () => {
  const messages = await readMessages()
  expect(messages.size).toBeGreaterThan(50)
  expect(sensoryTexts(messages, placed)).toEqual([])
})

test('this project: customer service has one name in every text', async () => {
  expect(helpFaults(await readMessages())).toEqual([])
})

test('this project: an action has one text wherever it stands', async () => {
  expect(actionFaults(await readMessages(), sharedActions)).toEqual([])
})

const sheet = (css: string) => [file('packages/ui/button/a.css', css)]

test('a style that asks for the orientation is refused', () => {
  expect(noOrientation(sheet('@media (orientation: portrait) { a { color: red } }'))).toHaveLength(
    1,
  )
  expect(noOrientation([file('packages/ui/a.ts', 'screen.orientation.lock("any")')])).toHaveLength(
    1,
  )
  expect(noOrientation(sheet('@media (width < 40em) { a { color: red } }'))).toEqual([])
})

test('what appears under a pointer is refused, a change of its look is not', () => {
  expect(nothingByHover(sheet('a:hover { color: red; text-decoration: underline }'))).toEqual([])
  expect(nothingByHover(sheet('a:hover .tip { display: block }'))).toHaveLength(1)
  expect(nothingByHover(sheet('a:not(:hover) .tip { visibility: hidden }'))).toHaveLength(1)
})

test('keyframes that change the light are refused, a turn is not', () => {
  expect(nothingFlashes(sheet('@keyframes a { to { transform: rotate(1turn) } }'))).toEqual([])
  expect(nothingFlashes(sheet('@keyframes a { 50% { opacity: 0 } }'))).toHaveLength(1)
  expect(
    nothingFlashes(sheet('@keyframes a { from { color: red } to { color: blue } }')),
  ).toHaveLength(2)
})

test('a film and a microphone are refused, words about them are not', () => {
  const code = (text: string) => [file('packages/ui/a.tsx', text)]
  expect(nothingSounds(code('// No new Audio\nexport const a = "video"'))).toEqual([])
  expect(nothingSounds(code('export const a = <video src="a" />'))).toHaveLength(1)
  expect(nothingSounds(code('navigator.mediaDevices.getUserMedia({})'))).toHaveLength(1)
})

test('pictures and letters in icons are refused', () => {
  const icon = '/** A `<text>` is not read. */ export const icon = <svg><path d="M0 0" /></svg>'
  expect(noImagesOfText([file('packages/ui/a.tsx', icon)])).toEqual([])
  expect(
    noImagesOfText([file('packages/ui/a.tsx', icon.replace('path d', 'text d'))]),
  ).toHaveLength(1)
  expect(noImagesOfText([file('packages/ui/a.png')])).toHaveLength(1)
  expect(noImagesOfText(sheet('a { background: url(a.png) }'))).toHaveLength(1)
})

test('a text with a place, another name for the service and an action of two names are refused', () => {
  const messages = new Map<string, Base>([
    ['a', { tip: 'Press the round button', help: 'Ask our customer support.', close: 'Close' }],
    ['b', { tip: count({ one: 'One try left', other: '{count} tries left' }), close: 'Shut' }],
  ])
  expect(sensoryTexts(messages, {})).toHaveLength(1)
  expect(sensoryTexts(messages, { 'a.tip': 'a button' })).toEqual([])
  expect(sensoryTexts(messages, { 'a.tip': 'a button', 'b.tip': '' })).toHaveLength(1)
  expect(helpFaults(messages)).toHaveLength(1)
  expect(actionFaults(messages, ['close'])).toEqual(['close: is called Close and Shut'])
  expect(actionFaults(messages, ['help'])).toHaveLength(1)
})
