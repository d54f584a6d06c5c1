import { expect, test } from 'vitest'
import { stand } from '../test/page.ts'
import { type CarouselAttributes, createCarouselModel } from './carousel.model.ts'

const setup = async (count: number) => {
  const released: unknown[] = []
  const unlabelled: CarouselAttributes = { label: undefined }
  const page = await stand(
    (state, host) => createCarouselModel(state, host, (element) => released.push(element)),
    unlabelled,
  )
  page.view().setCount(count, -1)
  return { ...page, released, announced: () => page.state.liveRegion.$announcement.get().text }
}

test('the carousel wraps around at both ends and announces the slide', async () => {
  const { view, announced } = await setup(3)
  expect(view()).toMatchObject({ count: 3, current: 0, direction: 0 })
  view().step(-1)
  expect(view()).toMatchObject({ current: 2, direction: -1 })
  expect(announced()).toBe('Slide 3 of 3')
  view().step(1)
  expect(view()).toMatchObject({ current: 0, direction: 1 })
  view().go(2)
  expect(view()).toMatchObject({ current: 2, direction: 1 })
  view().go(1)
  expect(view()).toMatchObject({ current: 1, direction: -1 })
})

test('the carousel keeps the visible slide when slides change, or the nearest one', async () => {
  const { view } = await setup(2)
  view().go(1)
  view().setCount(3, 2)
  expect(view()).toMatchObject({ count: 3, current: 2, direction: 0 })
  view().setCount(1, -1)
  expect(view()).toMatchObject({ count: 1, current: 0 })
  view().setCount(0, -1)
  view().step(1)
  expect(view()).toMatchObject({ count: 0, current: 0 })
})

test('a carousel of one slide does not move', async () => {
  const { view, announced } = await setup(1)
  view().step(1)
  expect(view().current).toBe(0)
  expect(announced()).toBe('')
})

test('the carousel has the page’s label, and releases its children when destroyed', async () => {
  const { host, model, view, released } = await setup(2)
  expect(view().label).toBe('Slides')
  host.set('label', 'Films')
  expect(view().label).toBe('Films')
  model.destroy()
  expect(released).toEqual([host.element])
})
