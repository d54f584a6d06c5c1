import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { componentTokensOf } from './definitions-tag-tokens.ts'

const root = join(import.meta.dirname, '..')
const groupsOf = (name: string) => {
  const [file = ''] = globSync(`packages/widgets/**/${name}.element.ts`, { cwd: root })
  return [...new Set(componentTokensOf(join(root, file)).map(({ path }) => path.split('.')[0]))]
}

test('the sign-in modal reads the tokens of buttons, links, fields, dialogs and notices, and no others', () => {
  expect(groupsOf('auth-modal').sort()).toEqual(['button', 'dialog', 'field', 'link', 'notice'])
})

test('a save button reads the colour of links and no background of buttons', () => {
  const file = join(root, 'packages/widgets/save/save-button.element.ts')
  const names = componentTokensOf(file).map(({ property }) => property)
  expect(names).toContain('--bindery-link-color')
  expect(names).not.toContain('--bindery-button-background')
})

test('the meter reads its own tokens only, and a price reads none', () => {
  expect(groupsOf('quota-meter')).toEqual(['meter'])
  expect(groupsOf('price')).toEqual([])
})

test('a paywall reads the tokens of its gate and of buttons, a save flyout those of panels', () => {
  expect(groupsOf('paywall')).toEqual(expect.arrayContaining(['gate', 'button']))
  expect(groupsOf('save-flyout')).toEqual(expect.arrayContaining(['panel', 'field']))
})
