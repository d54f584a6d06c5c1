import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { render, screen, within } from '../../../tests/support/render.tsx'
import { InShadowRoot } from './in-shadow-root.tsx'

function Counter() {
  const [count, setCount] = useState(0)
  const [seen, setSeen] = useState(-1)
  useEffect(() => setSeen(count), [count])
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Pressed ${count}, seen ${seen}`}
    </button>
  )
}

test('render and each action of the user return after effects have run', async () => {
  const { user } = render(<Counter />)
  await user.click(screen.getByRole('button', { name: 'Pressed 0, seen 0' }))
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1, seen 1')
})

test('a test starts on a page without the components of the test before it', () => {
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('`shadow` finds what `screen` does not, and its errors show the shadow root', () => {
  const { container, shadow } = render(
    <InShadowRoot>
      <p>Inside</p>
    </InShadowRoot>,
  )
  expect(screen.queryByText('Inside')).not.toBeInTheDocument()
  expect(shadow.getByText('Inside')).toBeVisible()
  expect(() => shadow.getByRole('button')).toThrow(
    /accessible element with the role "button".*Inside/s,
  )
  expect(() => within(container).getByRole('button')).toThrow('accessible element with the role')
})

test('the user leaves the clipboard of the page in place', () => {
  render(<Counter />)
  expect(navigator.clipboard).toBeInstanceOf(Clipboard)
})
