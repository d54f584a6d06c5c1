import { expect, test, vi } from 'vitest'
import { render, screen } from '../../../tests/support/render.tsx'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { Button } from './button.tsx'
import { Spinner } from './spinner.tsx'

test('a busy or inactive button keeps focus and does nothing', () => {
  const onClick = vi.fn()
  const { shadow } = render(
    <InShadowRoot>
      <Button busy onClick={onClick}>
        Sending
      </Button>
      <Button inactive onClick={onClick}>
        Later
      </Button>
      <Spinner label="Loading" />
    </InShadowRoot>,
  )
  expect(shadow.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  for (const name of ['Sending', 'Later']) {
    const button = shadow.getByRole('button', { name })
    button.focus()
    button.click()
    expect((button.getRootNode() as ShadowRoot).activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  }
  expect(onClick).not.toHaveBeenCalled()
})

test('a busy button shows a spinner, and another one does not', () => {
  render(
    <>
      <Button busy>Sending</Button>
      <Button>Send</Button>
    </>,
  )
  const spinner = (name: string) =>
    screen.getByRole('button', { name }).querySelector('.bindery-spinner')
  expect(spinner('Sending')).toBeVisible()
  expect(spinner('Send')).toBeNull()
})
