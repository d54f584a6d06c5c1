import { afterEach, expect, it } from 'vitest'
import { byId } from './by-id.ts'

afterEach(() => document.body.replaceChildren())

it('an id is looked for in the tree around an element, then in those around that', () => {
  const outer = document.body.appendChild(document.createElement('div'))
  const near = document.createElement('p')
  const from = document.createElement('p')
  const far = document.body.appendChild(document.createElement('p'))
  const same = document.body.appendChild(document.createElement('p'))
  near.id = same.id = 'near'
  far.id = 'far'
  outer.attachShadow({ mode: 'open' }).append(near, from)
  expect([byId(from, 'near'), byId(from, 'far'), byId(from, 'none')]).toEqual([near, far, null])
  expect(byId(document.createElement('p'), 'far')).toBeNull()
})
