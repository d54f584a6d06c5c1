import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../tests/support/mount.tsx'
import { render, screen } from '../../../tests/support/render.tsx'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { Field } from './field.tsx'
import { RequestForm, type RequestFormProps } from './request-form.tsx'

const Ask = (props: Partial<RequestFormProps>) => (
  <InShadowRoot>
    <RequestForm
      name="ask"
      fields={['account']}
      drafts={{}}
      problem={null}
      sending={false}
      onSubmit={async () => {}}
      {...props}
    >
      <Field name="account" label="Account number" />
    </RequestForm>
  </InShadowRoot>
)
const account = () => screen.getByLabelText('Account number')

test('a request form keeps what was typed while its draft is kept, also after a failed submit', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const { rerender, user } = render(<Ask onDraft={first} />)
  await user.type(account(), '1234567890')
  rerender(<Ask onDraft={first} problem={{ message: 'No.', fields: {} }} />)
  expect(account()).toHaveValue('1234567890')
  // A submit clears the draft. The form still shows the values until something else is rendered.
  rerender(<Ask onDraft={first} sending />)
  rerender(<Ask onDraft={second} sending />)
  rerender(<Ask onDraft={second} />)
  expect(account()).toHaveValue('1234567890')
})

test('a request form whose draft was cleared starts empty and does not report its old values', async () => {
  const [former, next] = [vi.fn(), vi.fn()]
  const { rerender, user } = render(<Ask onDraft={former} />)
  await user.type(account(), '1234567890')
  rerender(<Ask onDraft={next} />)
  expect(account()).toHaveValue('')
  expect(next).not.toHaveBeenCalled()
  await user.type(account(), '2')
  expect(next).toHaveBeenLastCalledWith({ account: '2' })
})

test('a request form scrolls each message about the whole form into view after a submit', async () => {
  const answers = ['No.', 'Still no.']
  function Refused() {
    const [problem, setProblem] = useState<RequestFormProps['problem']>(null)
    const refuse = async () => setProblem({ message: answers.shift() ?? '', fields: {} })
    return (
      <div style={{ blockSize: '6em', overflow: 'auto' }}>
        <Ask problem={problem} onSubmit={refuse} />
        <button type="button">After it</button>
      </div>
    )
  }
  mount(<Refused />)
  for (const words of [...answers]) {
    await page.getByText('After it').click()
    page.getByLabelText('Account number').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(words, { exact: true })).toBeInViewport({ ratio: 1 })
  }
})

test('a request form does not scroll to a message that was there before the first submit', async () => {
  mount(
    <div style={{ blockSize: '6em', overflow: 'auto' }}>
      <p style={{ marginBlockEnd: '30em' }}>Before it</p>
      <Ask problem={{ message: 'Not at the moment.', fields: {} }} />
    </div>,
  )
  await expect.element(page.getByText('Not at the moment.')).not.toBeInViewport()
  await expect.element(page.getByText('Before it')).toBeInViewport()
})

test('a request form does not blame a value that was typed after the submit', async () => {
  const taken = { message: 'That number is taken.', fields: { account: '' } }
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  function Refused() {
    const [problem, setProblem] = useState<RequestFormProps['problem']>(null)
    const [sending, setSending] = useState(false)
    const refuse = async () => {
      setProblem(null)
      setSending(true)
      await answers.shift()?.promise
      setSending(false)
      setProblem(taken)
    }
    return <Ask problem={problem} sending={sending} onSubmit={refuse} />
  }
  const [first, second] = answers
  const { user } = render(<Refused />)
  await user.type(account(), 'A{Enter}')
  await user.clear(account())
  await user.type(account(), 'B')
  first?.resolve()
  // The answer has arrived when the form can be sent again.
  await expect
    .poll(async () => {
      expect(account()).not.toHaveAttribute('aria-invalid')
      expect(screen.queryByText('That number is taken.')).toBeNull()
      await user.keyboard('{Enter}')
      return answers.length
    })
    .toBe(0)
  second?.resolve()
  await expect.poll(() => screen.queryByText('That number is taken.')).not.toBeNull()
  expect(account()).toHaveAttribute('aria-invalid', 'true')
  expect(account()).toHaveValue('B')
})
