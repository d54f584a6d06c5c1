import { build } from 'vite'
import { expect, test } from 'vitest'
import { checkPackagePlugin } from './build-check-package.ts'

const packageOf = (code: string) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [
      { name: 'entry', resolveId: () => '\0entry', load: () => code },
      checkPackagePlugin(),
    ],
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  })

test('a package that reads a member of document by name is not built', async () => {
  await expect(packageOf('export const body = () => document.body')).rejects.toThrow(
    'a form of the page may have the name of the member',
  )
  await expect(packageOf('export const page = () => document')).resolves.toBeTruthy()
})
