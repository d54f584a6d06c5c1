import { expect, test } from 'vitest'
import { orderOf } from './rounds.ts'

const pages = ['blank', 'floor', 'kit', 'hinted', 'plain', 'hand-over']

test('each round visits every page once', () => {
  expect(orderOf(pages, 4).toSorted()).toEqual(pages.toSorted())
})

test('each page comes after every other page, once in as many rounds as there are pages', () => {
  const pairs = pages.flatMap((_, round) => {
    const order = orderOf(pages, round)
    return order.slice(1).map((page, place) => `${order[place]} ${page}`)
  })
  expect(new Set(pairs).size).toBe(pages.length * (pages.length - 1))
})
