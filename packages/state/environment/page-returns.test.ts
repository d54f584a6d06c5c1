import { expect, test } from 'vitest'
import { testEnvironment } from '../test/environment.ts'
import { pageReturnsOf } from './page-returns.ts'

/** A page whose reads after a return are counted. */
const readingPage = () => {
  const environment = testEnvironment()
  const returns = pageReturnsOf(environment)
  let reads = 0
  const off = returns.on(() => {
    reads += 1
  })
  const leaveFor = (ms: number) => {
    environment.look(false)
    environment.advance(ms)
    environment.look(true)
  }
  return { environment, returns, off, leaveFor, reads: () => reads }
}

test('the first return reads at once, and a hidden page reads nothing', () => {
  const { environment, returns, reads } = readingPage()
  expect([returns.isHidden(), reads()]).toEqual([false, 0])
  environment.look(false)
  environment.advance(60_000)
  expect([returns.isHidden(), reads()]).toEqual([true, 0])
  environment.look(true)
  expect([returns.isHidden(), reads()]).toEqual([false, 1])
})

test('returns within ten seconds lead to one more read, when the time is over', () => {
  const { environment, leaveFor, reads } = readingPage()
  leaveFor(0)
  leaveFor(1000)
  leaveFor(1000)
  expect(reads()).toBe(1)
  environment.advance(7999)
  expect(reads()).toBe(1)
  environment.advance(1)
  expect(reads()).toBe(2)
  environment.advance(60_000)
  expect(reads()).toBe(2)
})

test('a return ten seconds after the last read reads at once', () => {
  const { leaveFor, reads } = readingPage()
  leaveFor(0)
  leaveFor(10_000)
  expect(reads()).toBe(2)
})

test('a read that waits for its time is dropped when the reader leaves again', () => {
  const { environment, leaveFor, reads } = readingPage()
  leaveFor(0)
  leaveFor(1000)
  environment.look(false)
  environment.advance(60_000)
  expect(reads()).toBe(1)
})

test('a page that knows that it is stale reads at the next return, however soon', () => {
  const { returns, leaveFor, reads } = readingPage()
  leaveFor(0)
  returns.hurry()
  leaveFor(1)
  expect(reads()).toBe(2)
})

test('all readers of a page share one pace, and one that has ended is not called', () => {
  const { environment, off, leaveFor, reads } = readingPage()
  let others = 0
  pageReturnsOf(environment).on(() => {
    others += 1
  })
  expect(pageReturnsOf(environment)).toBe(pageReturnsOf(environment))
  leaveFor(0)
  off()
  leaveFor(10_000)
  expect([reads(), others]).toEqual([1, 2])
})
