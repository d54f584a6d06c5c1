import { expect, test } from 'vitest'
import { folderNameFault } from './folder-rule.ts'

const folders = [
  { id: '1', name: 'Team Reading' },
  { id: '2', name: 'Pricing' },
]

test('a name is judged by each list, however often it is asked', () => {
  const fault = (name: string, id?: string) => folderNameFault(name, folders, id)
  for (const _ of [1, 2]) {
    expect([fault(''), fault('   ')]).toEqual(['required', 'required'])
    expect([fault('Größe'), fault('x'.repeat(31))]).toEqual(['pattern', 'pattern'])
    expect([fault('teamreading'), fault(' TEAM  reading ')]).toEqual(['taken', 'taken'])
    expect([fault('my library'), fault('ALL')]).toEqual(['taken', 'taken'])
    // Its own is not taken, that of another one is.
    expect([fault('team reading', '1'), fault('pricing', '1')]).toEqual([null, 'taken'])
    expect(fault('Strategy')).toBeNull()
  }
  expect(folderNameFault('Pricing', folders.slice(0, 1))).toBeNull()
})

test('of two that share a name, which a server may have, neither has it alone', () => {
  const both = [...folders, { id: '3', name: 'PRICING' }]
  expect([folderNameFault('Pricing', both, '2'), folderNameFault('Pricing', both, '3')]).toEqual([
    'taken',
    'taken',
  ])
})
