import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { formOf } from './stream-form.ts'

let off = () => {}
afterEach(() => off())

const field = (type: string, name: string, value: string) =>
  Object.assign(document.createElement('input'), {
    type,
    name,
    value,
    ariaLabel: `${name} ${value}`,
  })

test('a form of the page is read and written, and its choices are heard; a text when it is sent', async () => {
  const form = document.createElement('form')
  form.id = 'it'
  const select = document.createElement('select')
  select.name = 'sort'
  select.append(new Option('Relevance', ''), new Option('Date', 'date'))
  const words = field('search', 'q', ' the ')
  const boxes = [field('checkbox', 'type', 'Book'), field('checkbox', 'type', 'Tool')]
  const button = Object.assign(document.createElement('button'), { textContent: 'Go' })
  form.append(words, ...boxes, select, field('hidden', 'lang', 'en'), button)
  const element = place('div', {})
  element.before(form)
  const own = formOf(element, 'it')
  const sent: unknown[] = []
  const stop = own?.onSend(() => sent.push(own.read()))
  off = () => {
    stop?.()
    form.remove()
  }
  expect(own?.names()).toEqual(['q', 'type', 'sort'])
  expect(own?.read()).toEqual([['q', 'the']])
  await page.getByRole('searchbox').fill('plan')
  await page.getByRole('checkbox', { name: 'type Book' }).click()
  await page.getByRole('combobox').selectOptions('date')
  await page.getByRole('button', { name: 'Go' }).click()
  const whole = [
    ['q', 'plan'],
    ['type', 'Book'],
    ['sort', 'date'],
  ]
  expect(sent).toEqual([whole.slice(0, 2), whole, whole])
  own?.write(new URLSearchParams('type=Tool&type=Book'))
  expect(own?.read()).toEqual([
    ['type', 'Book'],
    ['type', 'Tool'],
  ])
  expect(formOf(element, null)).toBeNull()
  expect(formOf(element, 'none')?.read()).toEqual([])
})
