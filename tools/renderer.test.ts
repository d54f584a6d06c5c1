import { type Plugin, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import storybook from '../.storybook/main.ts'

test('stories alias React to Preact, even if a Storybook addon sets an alias of its own', async () => {
  const addon: Plugin = {
    name: 'addon',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { react: '/real/react', 'react-dom': '/real/react-dom' } },
    }),
  }
  const vite = await storybook.viteFinal?.({ plugins: [addon] }, {} as never)
  const { resolve } = await resolveConfig({ ...vite, configFile: false }, 'serve')
  const of = (name: string) =>
    resolve.alias.find(({ find }) => (typeof find === 'string' ? find === name : find.test(name)))
  for (const name of ['react', 'react-dom']) expect(of(name)?.replacement).toBe('@preact/compat')
  expect(of('react/jsx-dev-runtime')?.replacement).toBe('@preact/compat/$1')
  expect(of('react-dom/client')?.replacement).toBe('@preact/compat/$1')
})
