import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../tests/support/mount.tsx'
import { afterFrame } from './after-frame.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { PageDialog } from './page-dialog.tsx'
import { expectFocus } from './test/focus.ts'
import { Stage } from './test/stage.tsx'

/** Nobody has done anything for a while. */
function leaveAlone(): void {
  const gesture = vi.spyOn(navigator, 'userActivation', 'get')
  gesture.mockReturnValue({ isActive: false, hasBeenActive: true } as UserActivation)
  onTestFinished(() => gesture.mockRestore())
}

/** Painted, and a task later. */
const nextPicture = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))))

test('who has just pressed something does not wait', async () => {
  const done: string[] = []
  const press = () => {
    afterFrame(() => done.push('acted'))
    done.push('pressed')
  }
  mount(<Button onClick={press}>Press</Button>)
  await page.getByRole('button', { name: 'Press' }).click()
  expect(done).toEqual(['acted', 'pressed'])
})

test('else it comes when the next frame is painted, unless it is taken back', async () => {
  leaveAlone()
  const done: string[] = []
  afterFrame(() => done.push('acted'))
  afterFrame(() => done.push('taken back'))()
  const stop = afterFrame(() => done.push('taken back as it was painted'))
  requestAnimationFrame(stop)
  await Promise.resolve()
  expect(done).toEqual([])
  await nextPicture()
  expect(done).toEqual(['acted'])
})

const Question = () => (
  <Stage>
    <Dialog strategy={PageDialog} title="Welcome" onClose={() => {}}>
      <input aria-label="First" />
      <input aria-label="Second" />
    </Dialog>
  </Stage>
)

test('a dialog that nobody asked for focuses its first field', async () => {
  leaveAlone()
  mount(<Question />)
  await expectFocus(page.getByLabelText('First'))
})

test('it leaves focus to the field that a reader has gone to meanwhile', async () => {
  leaveAlone()
  mount(<Question />)
  const second = page.getByLabelText('Second')
  const gone = Promise.withResolvers<void>()
  const look = () => {
    const field = second.query() as HTMLElement | null
    if (!field) return setTimeout(look)
    field.focus()
    return gone.resolve()
  }
  // Drawn in a microtask: whoever looks in the next task is before focus.
  look()
  await gone.promise
  await nextPicture()
  await expectFocus(second)
})
