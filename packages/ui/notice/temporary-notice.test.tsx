import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../tests/support/mount.tsx'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { TemporaryNotice, type TemporaryNoticeProps } from './temporary-notice.tsx'

const onExpire = vi.fn()
const At = (props: Partial<TemporaryNoticeProps>) => (
  <InShadowRoot>
    <div style={{ position: 'fixed', inset: 0, display: 'grid' }}>
      <TemporaryNotice message={null} expires={false} onExpire={onExpire} {...props} />
    </div>
  </InShadowRoot>
)
const alert = page.getByRole('alert')

beforeEach(() => {
  onExpire.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Puts the pointer where the notice will appear, then stops the clock. */
const setup = async (props: Partial<TemporaryNoticeProps> = {}) => {
  const view = mount(<At />)
  await expect.element(alert).toBeInTheDocument()
  const box = alert.element().parentElement as HTMLElement
  await userEvent.hover(box)
  expect(box.matches(':hover')).toBe(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const show = async (message: string | null, more = props) => {
    view.rerender(<At message={message} expires {...more} />)
    // The fake clock does not stop frames: wait for the render.
    await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
    expect(alert.element().textContent).toBe(message ?? '')
  }
  return { show, box }
}

test('a temporary notice expires after five seconds although a pointer rests where it appears', async () => {
  const { show } = await setup()
  await show('No connection.')
  vi.advanceTimersByTime(4999)
  expect(onExpire).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onExpire).toHaveBeenCalledOnce()
})

test('a temporary notice stays while a pointer moves on it, and restarts its time when it leaves', async () => {
  const { show, box } = await setup()
  await show('No connection.')
  box.dispatchEvent(new PointerEvent('pointermove'))
  vi.advanceTimersByTime(60_000)
  expect(onExpire).not.toHaveBeenCalled()
  box.dispatchEvent(new PointerEvent('pointerleave'))
  vi.advanceTimersByTime(5000)
  expect(onExpire).toHaveBeenCalledOnce()
})

test('a temporary notice restarts its time with a new message', async () => {
  const { show } = await setup()
  await show('No connection.')
  vi.advanceTimersByTime(4000)
  await show('Something went wrong.')
  vi.advanceTimersByTime(4999)
  expect(onExpire).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onExpire).toHaveBeenCalledOnce()
})

test('a notice without a message, or with one that does not expire, starts no time', async () => {
  const { show } = await setup()
  await show('No connection.')
  vi.advanceTimersByTime(4000)
  await show(null)
  vi.advanceTimersByTime(60_000)
  await show('It is full.', { expires: false })
  vi.advanceTimersByTime(60_000)
  expect(onExpire).not.toHaveBeenCalled()
})
