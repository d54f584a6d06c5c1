import { expect, test } from 'vitest'
import { loadedEarly } from './build-early.ts'

const chunk = (imports: string[] = [], later: string[] = []) => ({ imports, later })
const built = {
  core: 'core.1.js',
  words: 'de.1.js',
  tags: { 'bindery-cart': { load: 'visible', opens: [], chunks: ['core.1.js', 'cart.1.js'] } },
  graph: {
    'core.1.js': chunk([], ['api.1.js', 'diagnostics.1.js']),
    'de.1.js': chunk(['core.1.js']),
    'cart.1.js': chunk(['forms.1.js']),
    'forms.1.js': chunk(),
    'library.1.js': chunk(['api.1.js']),
    'api.1.js': chunk(),
    'diagnostics.1.js': chunk(),
  },
} as const

test('a tag that reaches the client through a shared chunk loads it early', () => {
  expect(loadedEarly(built)).toEqual([])
  const graph = { ...built.graph, 'forms.1.js': chunk(['api.1.js']) }
  expect(loadedEarly({ ...built, graph })).toEqual([
    '<bindery-cart> imports the chunk api: the first call loads it',
  ])
})

test('no chunk may import the console texts statically, not even a lazy-loaded one', () => {
  const graph = { ...built.graph, 'library.1.js': chunk(['diagnostics.1.js']) }
  expect(loadedEarly({ ...built, graph })).toEqual([
    'library imports the chunk diagnostics: only a page with a mistake needs its texts',
  ])
})

test('no store may import the code that draws, not even through a shared chunk', () => {
  const graph = {
    ...built.graph,
    'cart-store.1.js': chunk(['forms.1.js']),
    'forms.1.js': chunk(['react.1.js']),
    'react.1.js': chunk(),
  }
  expect(loadedEarly({ ...built, graph })).toEqual([
    'cart-store imports the chunk react: a store draws nothing',
  ])
})
