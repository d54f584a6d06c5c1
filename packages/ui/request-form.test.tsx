import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../tests/support/mount.tsx'
import { Field } from './field.tsx'
import { RequestForm, type RequestFormProps } from './request-form.tsx'
import { Stage } from './test/stage.tsx'

const Ask = (props: Partial<RequestFormProps>) => (
  <Stage>
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
  </Stage>
)
const account = page.getByLabelText('Account number')

test('what was typed stays while its draft is kept, also when it is sent and that failed', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const view = mount(<Ask onDraft={first} />)
  await account.fill('1234567890')
  view.rerender(<Ask onDraft={first} problem={{ message: 'No.', fields: {} }} />)
  await expect.element(account).toHaveValue('1234567890')
  // Sent, it is forgotten; what is seen stays until something else is drawn.
  view.rerender(<Ask onDraft={first} sending />)
  view.rerender(<Ask onDraft={second} sending />)
  view.rerender(<Ask onDraft={second} />)
  await expect.element(account).toHaveValue('1234567890')
})

test('when all is forgotten the fields start anew, and only who forgot hears of what stood there', async () => {
  const [former, next] = [vi.fn(), vi.fn()]
  const view = mount(<Ask onDraft={former} />)
  await account.fill('1234567890')
  view.rerender(<Ask onDraft={next} />)
  await expect.element(account).toHaveValue('')
  expect(next).not.toHaveBeenCalled()
  await account.fill('2')
  expect(next).toHaveBeenLastCalledWith({ account: '2' })
})

test('what is said of the whole form is seen by who has sent it from its end, each time', async () => {
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
    account.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(words, { exact: true })).toBeInViewport({ ratio: 1 })
  }
})

test('what is said before anything was sent moves nothing', async () => {
  mount(
    <div style={{ blockSize: '6em', overflow: 'auto' }}>
      <p style={{ marginBlockEnd: '30em' }}>Before it</p>
      <Ask problem={{ message: 'Not at the moment.', fields: {} }} />
    </div>,
  )
  await expect.element(page.getByText('Not at the moment.')).not.toBeInViewport()
  await expect.element(page.getByText('Before it')).toBeInViewport()
})
