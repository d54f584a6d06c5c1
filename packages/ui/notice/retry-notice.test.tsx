import { expect, test } from 'vitest'
import { act, render } from '../../../tests/support/render.tsx'
import { focused } from '../focus/focus.ts'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { RetryNotice } from './retry-notice.tsx'

/** A retry that is pending until the test ends it. */
const pendingRetry = () => {
  let end = () => {}
  const retry = () =>
    new Promise<void>((resolve) => {
      end = resolve
    })
  return { retry, finish: () => act(async () => end()) }
}

test('a notice with Retry says the same error again after each try, and its button keeps focus', async () => {
  const { retry, finish } = pendingRetry()
  const { shadow, user } = render(
    <InShadowRoot>
      <RetryNotice message="No connection." label="Try again" retry={retry} />
    </InShadowRoot>,
  )
  const alert = () => shadow.getByRole('alert')
  const button = () => shadow.getByRole('button', { name: 'Try again' })
  expect(alert()).toHaveTextContent('No connection.')
  await user.click(button())
  expect(alert()).toBeEmptyDOMElement()
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await finish()
  expect(alert()).toHaveTextContent('No connection.')
  expect(button()).not.toHaveAttribute('aria-busy')
  expect(focused()).toBe(button())
})

test('a notice with Retry that disappears with focus on it leaves focus on the box around it', async () => {
  const { retry, finish } = pendingRetry()
  const Box = ({ loaded }: { loaded: boolean }) => (
    <InShadowRoot>
      <section aria-label="Folders" tabIndex={-1}>
        {loaded ? (
          <p>Strategy</p>
        ) : (
          <RetryNotice message="No connection." label="Try again" retry={retry} />
        )}
      </section>
    </InShadowRoot>
  )
  const { rerender, shadow, user } = render(<Box loaded={false} />)
  await user.click(shadow.getByRole('button', { name: 'Try again' }))
  rerender(<Box loaded />)
  await finish()
  expect(focused()).toBe(shadow.getByRole('region', { name: 'Folders' }))
})

test('what follows a notice with Retry stands clear of its button', () => {
  const { shadow } = render(
    <InShadowRoot>
      <RetryNotice message="No connection." label="Try again" retry={() => {}} />
      <p style={{ margin: 0 }}>All years</p>
    </InShadowRoot>,
  )
  const { bottom } = shadow.getByRole('button', { name: 'Try again' }).getBoundingClientRect()
  expect(shadow.getByText('All years').getBoundingClientRect().top - bottom).toBeGreaterThan(12)
})
