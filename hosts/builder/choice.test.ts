import { expect, test } from 'vitest'
import { type Choice, decodeChoice, defaultPreview, encodeChoice, themeOf } from './choice.ts'

const tags = [
  {
    tag: 'bindery-stream',
    attributes: {
      'page-size': { type: 'number' as const, description: 'Entries per page.', prop: 'pageSize' },
    },
  },
]
const choice: Choice = {
  tag: 'bindery-stream',
  attributes: { 'page-size': '5' },
  preview: { ...defaultPreview, reader: 'good', theme: 'dark', width: '320' },
  form: '',
}

test('a link holds the whole choice', () => {
  expect(decodeChoice(`#${encodeChoice(choice)}`, tags)).toEqual(choice)
})

test('a link leaves out what is the default', () => {
  const { tag, attributes } = choice
  expect(encodeChoice({ tag, attributes, preview: defaultPreview, form: '' })).toBe(
    'tag=bindery-stream&a.page-size=5',
  )
})

test('a link with an unknown tag opens nothing', () => {
  for (const fragment of ['', '#', '#tag=bindery-other', '#tag=script', '#a.page-size=5']) {
    expect(decodeChoice(fragment, tags)).toBeNull()
  }
})

test('unknown attributes and options of a link are dropped', () => {
  const fragment = 'tag=bindery-stream&a.onclick=alert(1)&a.style=x&reader=admin&theme=dark'
  expect(decodeChoice(fragment, tags)).toEqual({
    tag: 'bindery-stream',
    attributes: {},
    preview: { ...defaultPreview, theme: 'dark' },
    form: '',
  })
})

test('a link holds a plain form of its tag, and no other', () => {
  const cart = { tag: 'bindery-cart', attributes: {} }
  const withForm: Choice = { ...cart, attributes: {}, preview: defaultPreview, form: 'promo-code' }
  expect(decodeChoice(encodeChoice(withForm), [cart])).toEqual(withForm)
  expect(decodeChoice('tag=bindery-cart&form=sign-in', [cart])?.form).toBe('')
})

test('a brand with one theme is shown in it, whatever was chosen', () => {
  expect(themeOf({ brand: 'nocturne', theme: 'light' })).toBe('dark')
  expect(themeOf({ brand: 'quarto', theme: 'light' })).toBe('light')
})
