import { afterEach, expect, it } from 'vitest'
import { findById } from './find-by-id.ts'

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
  expect([findById(from, 'near'), findById(from, 'far'), findById(from, 'none')]).toEqual([
    near,
    far,
    null,
  ])
  expect(findById(document.createElement('p'), 'far')).toBeNull()
})
