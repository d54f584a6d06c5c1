import { expect, test } from 'vitest'
import { folderNameFault } from './folder-rule.ts'

const folders = [
  { id: '1', name: 'Team Reading' },
  { id: '2', name: 'Pricing' },
]

test('folderNameFault validates a name against the given list, at every call', () => {
  const fault = (name: string, id?: string) => folderNameFault(name, folders, id)
  for (const _ of [1, 2]) {
    expect([fault(''), fault('   ')]).toEqual(['required', 'required'])
    expect([fault('Größe'), fault('x'.repeat(31))]).toEqual(['pattern', 'pattern'])
    expect([fault('teamreading'), fault(' TEAM  reading ')]).toEqual(['taken', 'taken'])
    expect([fault('my library'), fault('ALL')]).toEqual(['taken', null])
    // The folder's own name is not taken.
    expect([fault('team reading', '1'), fault('pricing', '1')]).toEqual([null, 'taken'])
    expect(fault('Strategy')).toBeNull()
  }
  expect(folderNameFault('Pricing', folders.slice(0, 1))).toBeNull()
})

test('a name is taken for both folders if a server has two with that name', () => {
  const both = [...folders, { id: '3', name: 'PRICING' }]
  expect([folderNameFault('Pricing', both, '2'), folderNameFault('Pricing', both, '3')]).toEqual([
    'taken',
    'taken',
  ])
})
