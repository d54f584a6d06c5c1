import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../tests/support/mount.tsx'
import { PassingNotice, type PassingNoticeProps } from './passing-notice.tsx'
import { Stage } from './test/stage.tsx'

const onPass = vi.fn()
const At = (props: Partial<PassingNoticeProps>) => (
  <Stage>
    <div style={{ position: 'fixed', inset: 0, display: 'grid' }}>
      <PassingNotice message={null} passing={false} onPass={onPass} {...props} />
    </div>
  </Stage>
)
const alert = page.getByRole('alert')

beforeEach(() => {
  onPass.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Puts the pointer where nothing is told yet, and holds the clock from then on. */
const setup = async (props: Partial<PassingNoticeProps> = {}) => {
  const view = mount(<At />)
  await expect.element(alert).toBeInTheDocument()
  const box = alert.element().parentElement as HTMLElement
  await userEvent.hover(box)
  expect(box.matches(':hover')).toBe(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tell = async (message: string | null, more = props) => {
    view.rerender(<At message={message} passing {...more} />)
    // Drawn in the next frame, whatever the clock says.
    await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
    expect(alert.element().textContent).toBe(message ?? '')
  }
  return { tell, box }
}

test('an error stands for five seconds, though a pointer rests where it came up', async () => {
  const { tell } = await setup()
  await tell('No connection.')
  vi.advanceTimersByTime(4999)
  expect(onPass).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onPass).toHaveBeenCalledOnce()
})

test('a pointer that moves on it keeps it, and lets go of it when it leaves', async () => {
  const { tell, box } = await setup()
  await tell('No connection.')
  box.dispatchEvent(new PointerEvent('pointermove'))
  vi.advanceTimersByTime(60_000)
  expect(onPass).not.toHaveBeenCalled()
  box.dispatchEvent(new PointerEvent('pointerleave'))
  vi.advanceTimersByTime(5000)
  expect(onPass).toHaveBeenCalledOnce()
})

test('another error has the whole time again', async () => {
  const { tell } = await setup()
  await tell('No connection.')
  vi.advanceTimersByTime(4000)
  await tell('Something went wrong.')
  vi.advanceTimersByTime(4999)
  expect(onPass).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onPass).toHaveBeenCalledOnce()
})

test('nothing is counted while there is no error, nor for one that stays', async () => {
  const { tell } = await setup()
  await tell('No connection.')
  vi.advanceTimersByTime(4000)
  await tell(null)
  vi.advanceTimersByTime(60_000)
  await tell('It is full.', { passing: false })
  vi.advanceTimersByTime(60_000)
  expect(onPass).not.toHaveBeenCalled()
})
