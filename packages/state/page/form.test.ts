import { expect, test } from 'vitest'
import { createForm } from './form.ts'

const wrong = async () => ({ message: 'No.', fields: {} })

test('what was typed is there for the next form that is drawn', () => {
  const form = createForm(() => '')
  form.draft({ email: 'a@example.com' })
  form.draft({ optIn: 'on' })
  expect(form.drafts()).toEqual({ email: 'a@example.com', optIn: 'on' })
})

test('a form that goes after all was forgotten brings nothing back', () => {
  const form = createForm(() => '')
  const { draft: drawn } = form
  drawn({ email: 'a@example.com' })
  form.forget()
  drawn({ email: 'a@example.com' })
  expect(form.drafts()).toEqual({})
  form.draft({ email: 'b@example.com' })
  expect(form.drafts()).toEqual({ email: 'b@example.com' })
})

test('an answer to a form that was restarted changes nothing', async () => {
  const form = createForm(() => '')
  let answer: (ok: boolean) => void = () => {}
  const call = () =>
    new Promise<{ ok: false; failure: { kind: 'server' } }>((resolve) => {
      answer = () => resolve({ ok: false, failure: { kind: 'server' } })
    })
  const sending = form.send(call, wrong, () => {})
  expect(form.$stage.get()).toEqual({ step: 'sending' })
  form.restart()
  answer(false)
  await sending
  expect(form.$stage.get()).toEqual({ step: 'filling', problem: null })
})
