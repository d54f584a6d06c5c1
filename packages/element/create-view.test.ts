import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { createView } from './host.ts'

test('createView computes the view at once, after each change of a store and by render', () => {
  const $left = atom(1)
  const $right = atom(10)
  let own = 100
  const { $view, render } = createView([$left, $right], () => $left.get() + $right.get() + own)
  expect($view.get()).toBe(111)
  $left.set(2)
  expect($view.get()).toBe(112)
  $right.set(20)
  expect($view.get()).toBe(122)
  own = 200
  render()
  expect($view.get()).toBe(222)
})

test('createView listens before it reads, so that a store loads once', () => {
  const $store = atom('first')
  let mounts = 0
  const { listen } = $store
  $store.listen = (listener) => {
    if (!$store.lc) mounts += 1
    return listen(listener)
  }
  createView([$store], () => $store.get())
  expect(mounts).toBe(1)
})

test('createView stops listening and ends the rest when the element is removed', () => {
  const $store = atom(1)
  const ended: string[] = []
  const { $view, destroy } = createView(
    [$store],
    () => $store.get(),
    () => ended.push('trigger'),
    () => ended.push('flyout'),
  )
  destroy()
  $store.set(2)
  expect($view.get()).toBe(1)
  expect(ended).toEqual(['trigger', 'flyout'])
  expect($store.lc).toBe(0)
})

test('createView tells its listeners of another view only, until they leave', () => {
  const $store = atom(1)
  const { $view } = createView([$store], () => $store.get() > 1)
  const told: string[] = []
  const leave = $view.listen(() => told.push('first'))
  $view.listen(() => told.push('second'))
  $store.set(2)
  $store.set(3)
  expect(told).toEqual(['first', 'second'])
  leave()
  $store.set(0)
  expect(told).toEqual(['first', 'second', 'second'])
})
