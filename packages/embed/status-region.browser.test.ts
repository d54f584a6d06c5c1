import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { say } from './status-region.ts'

test('one region says what there is to say, and keeps it', async () => {
  say('Your list was saved.')
  const region = page.getByRole('status')
  await expect.element(region).toHaveTextContent('Your list was saved.')
  say('Your list was saved.')
  say('It was sent.')
  await expect.element(region).toHaveTextContent('It was sent.')
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1)
})
