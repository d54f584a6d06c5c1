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
  page.view().counted(count, -1)
  return { ...page, released, said: () => page.state.status.$announcement.get().text }
}

test('goes on from the last to the first, and back; says which it is', async () => {
  const { view, said } = await setup(3)
  expect(view()).toMatchObject({ count: 3, current: 0, way: 0 })
  view().step(-1)
  expect(view()).toMatchObject({ current: 2, way: -1 })
  expect(said()).toBe('Slide 3 of 3')
  view().step(1)
  expect(view()).toMatchObject({ current: 0, way: 1 })
  view().go(2)
  expect(view()).toMatchObject({ current: 2, way: 1 })
  view().go(1)
  expect(view()).toMatchObject({ current: 1, way: -1 })
})

test('slides come and go: the one that is seen stays, or the nearest', async () => {
  const { view } = await setup(2)
  view().go(1)
  view().counted(3, 2)
  expect(view()).toMatchObject({ count: 3, current: 2, way: 0 })
  view().counted(1, -1)
  expect(view()).toMatchObject({ count: 1, current: 0 })
  view().counted(0, -1)
  view().step(1)
  expect(view()).toMatchObject({ count: 0, current: 0 })
})

test('a single one goes nowhere', async () => {
  const { view, said } = await setup(1)
  view().step(1)
  expect(view().current).toBe(0)
  expect(said()).toBe('')
})

test('has the label of the page, and gives the page its children back', async () => {
  const { host, model, view, released } = await setup(2)
  expect(view().label).toBe('Slides')
  host.set('label', 'Films')
  expect(view().label).toBe('Films')
  model.destroy()
  expect(released).toEqual([host.element])
})
