import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { Notice } from './notice.tsx'

test('the live region of a notice exists before its text, and a new kind is a new region', () => {
  const { rerender, shadow } = render(
    <InShadowRoot>
      <Notice kind="error">{undefined}</Notice>
    </InShadowRoot>,
  )
  const region = shadow.getByRole('alert')
  expect(region).toBeEmptyDOMElement()
  // Without it, Orca does not announce a text that is put into a standing alert.
  expect(region).toHaveAttribute('aria-live', 'assertive')
  rerender(
    <InShadowRoot>
      <Notice kind="error">Not today.</Notice>
    </InShadowRoot>,
  )
  expect(shadow.getByText('Not today.')).toBeVisible()
  expect(shadow.getByRole('alert')).toBe(region)
  rerender(
    <InShadowRoot>
      <Notice kind="success">Done.</Notice>
    </InShadowRoot>,
  )
  expect(shadow.getByRole('status')).toHaveTextContent('Done.')
})
