import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../tests/support/mount.tsx'
import { RetryNotice } from './retry-notice.tsx'
import { expectFocus } from './test/focus.ts'
import { Stage } from './test/stage.tsx'

test('the same words are said again after each try, and the button keeps focus', async () => {
  let fail = () => {}
  const retry = () =>
    new Promise<void>((resolve) => {
      fail = resolve
    })
  await mount(
    <Stage>
      <RetryNotice message="No connection." label="Try again" retry={retry} />
    </Stage>,
  )
  const alert = page.getByRole('alert')
  const button = page.getByRole('button', { name: 'Try again' })
  await expect.element(alert).toHaveTextContent('No connection.')
  await button.click()
  await expect.element(alert).toBeEmptyDOMElement()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  fail()
  await expect.element(alert).toHaveTextContent('No connection.')
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await expectFocus(button)
})

test('when it goes with focus on it, focus is on the box that has what was asked for', async () => {
  let asked = () => {}
  const Box = ({ there }: { there: boolean }) => (
    <Stage>
      <section aria-label="Folders" tabIndex={-1}>
        {there ? (
          <p>Strategy</p>
        ) : (
          <RetryNotice
            message="No connection."
            label="Try again"
            retry={() =>
              new Promise<void>((resolve) => {
                asked = resolve
              })
            }
          />
        )}
      </section>
    </Stage>
  )
  const view = await mount(<Box there={false} />)
  await page.getByRole('button', { name: 'Try again' }).click()
  view.rerender(<Box there />)
  asked()
  await expectFocus(page.getByRole('region', { name: 'Folders' }))
})
