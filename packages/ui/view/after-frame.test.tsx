import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../tests/support/mount.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { PageDialog } from '../dialog/page-dialog.tsx'
import { expectFocus } from '../test/focus.ts'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { afterFrame } from './after-frame.ts'

/** Ends the user activation. */
function endActivation(): void {
  const gesture = vi.spyOn(navigator, 'userActivation', 'get')
  gesture.mockReturnValue({ isActive: false, hasBeenActive: true } as UserActivation)
  onTestFinished(() => gesture.mockRestore())
}

/** Waits for the next paint and one task. */
const nextPaint = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))))

test('afterFrame runs at once within a user activation', async () => {
  const done: string[] = []
  const press = () => {
    afterFrame(() => done.push('acted'))
    done.push('pressed')
  }
  mount(<Button onClick={press}>Press</Button>)
  await page.getByRole('button', { name: 'Press' }).click()
  expect(done).toEqual(['acted', 'pressed'])
})

test('afterFrame runs after the next paint without a user activation, unless it is cancelled', async () => {
  endActivation()
  const done: string[] = []
  afterFrame(() => done.push('acted'))
  afterFrame(() => done.push('cancelled'))()
  const stop = afterFrame(() => done.push('cancelled in the frame'))
  requestAnimationFrame(stop)
  await Promise.resolve()
  expect(done).toEqual([])
  await nextPaint()
  expect(done).toEqual(['acted'])
})

const Question = () => (
  <InShadowRoot>
    <Dialog strategy={PageDialog} title="Welcome" onClose={() => {}}>
      <input aria-label="First" />
      <input aria-label="Second" />
    </Dialog>
  </InShadowRoot>
)

test('a dialog that opens by itself focuses its first field', async () => {
  endActivation()
  mount(<Question />)
  await expectFocus(page.getByLabelText('First'))
})

test('a dialog leaves focus on a field that the reader has focused before the paint', async () => {
  endActivation()
  mount(<Question />)
  const second = page.getByLabelText('Second')
  const focusedSecond = Promise.withResolvers<void>()
  const focusSecond = () => {
    const field = second.query() as HTMLElement | null
    if (!field) return setTimeout(focusSecond)
    field.focus()
    return focusedSecond.resolve()
  }
  // The dialog renders in a microtask, so the next task comes before its focus.
  focusSecond()
  await focusedSecond.promise
  await nextPaint()
  await expectFocus(second)
})
