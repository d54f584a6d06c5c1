import { expect, test } from 'vitest'
import { BinderyEvent } from './event.ts'

test('an event reaches the document, out of a shadow tree too, with what happened', () => {
  const event = new BinderyEvent('bindery-saved', { id: 'a-1' })
  expect(event).toMatchObject({
    ...{ type: 'bindery-saved', detail: { id: 'a-1' } },
    ...{ bubbles: true, composed: true },
  })
})

test('a page can cancel only what says so', () => {
  const cancel = (event: Event) => {
    event.preventDefault()
    return event.defaultPrevented
  }
  expect([
    cancel(new BinderyEvent('bindery-sign-in-request', null, { cancelable: true })),
    cancel(new BinderyEvent('bindery-saved', null)),
    cancel(new BinderyEvent('bindery-saved', null, {})),
  ]).toEqual([true, false, false])
})
