import { atom } from 'nanostores'
import { afterEach, expect, test } from 'vitest'
import { testEnvironment } from '../test/environment.ts'
import { createFlyout } from './flyout.ts'
import { createOverlays } from './overlays.ts'

const tag = 'bindery-sample-flyout'

afterEach(() => document.body.replaceChildren())

/** A button, and after it a flyout that the page opens. */
const open = (anchor?: string) => {
  const button = document.body.appendChild(document.createElement('button'))
  const element = document.body.appendChild(document.createElement('p'))
  const attributes = { open: true, anchor }
  const $attributes = atom(attributes)
  const environment = testEnvironment()
  const overlays = createOverlays(environment)
  const host = {
    id: 'one',
    element,
    $attributes,
    set: () => $attributes.set(attributes),
    emit: () => true,
  }
  const wanted = { about: {} as object | string }
  const { $request } = createFlyout({ environment, overlays }, host, tag, () => wanted.about)
  return { $request, button, wanted, environment, obeyed: () => Promise.resolve() }
}

test('the flyout anchors to the element before it', async () => {
  const { $request, button, wanted, obeyed } = open()
  await obeyed()
  expect($request.get()).toMatchObject({ anchor: button, about: wanted.about })
})

test('the flyout anchors to the element that its attribute names', async () => {
  const far = document.body.appendChild(document.createElement('a'))
  far.id = 'far'
  const { $request, obeyed } = open('far')
  await obeyed()
  expect($request.get()?.anchor).toBe(far)
})

test('the flyout stays closed without an anchor and warns', async () => {
  const { $request, environment, obeyed } = open('nowhere')
  await obeyed()
  expect($request.get()).toBeNull()
  expect(environment.warnings).toEqual([
    `<${tag} anchor="nowhere">: allowed is the id of an element of the page. It stays closed.`,
  ])
})

test('the flyout stays closed without content and warns', async () => {
  const { $request, wanted, environment, obeyed } = open()
  wanted.about = `<${tag} list="">: allowed is a name.`
  await obeyed()
  expect($request.get()).toBeNull()
  expect(environment.warnings).toEqual([`${wanted.about} It stays closed.`])
})
