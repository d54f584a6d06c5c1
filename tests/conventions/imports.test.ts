import { describe, expect, test } from 'vitest'
import { lateLibraries, modelsAndViews, packageBoundaries, strangers } from './imports.ts'
import { file, project } from './project.ts'

describe('this project', () => {
  const rules = { packageBoundaries, strangers, lateLibraries, modelsAndViews }
  test.for(Object.entries(rules))('%s', ([, rule]) => {
    expect(rule(project())).toEqual([])
  })
})

describe('packages', () => {
  const check = (path: string, text: string) => packageBoundaries([file(path, text)])

  test.for([
    ['contract/cart.ts', "import { atom } from 'nanostores'"],
    ['contract/cart.ts', "import * as z from 'zod/mini'"],
    ['contract/schema.ts', "import * as z from 'zod'"],
    ['contract/cart.ts', "import { x } from '@bindery/state/x.ts'"],
    ['api/client.ts', "import { getState } from '@bindery/state/state.ts'"],
    ['state/cart/cart.ts', "import { useState } from 'react'"],
    ['state/cart/cart.ts', "export { Button } from '@bindery/ui/button/button.tsx'"],
    ['ui/button/button.tsx', "import type { Cart } from '@bindery/contract/cart.ts'"],
    ['element/define.ts', "import { x } from '@bindery/state/environment/event.ts'"],
    ['widgets/cart/cart.model.ts', "import { createClient } from '@bindery/api/client.ts'"],
    ['widgets/cart/cart.model.ts', "const api = await import('@bindery/mock-api/browser.ts')"],
    ['widgets/cart/cart.model.ts', "import { x } from '../gift/gift.model.ts'"],
    ['widgets/cart/cart.model.ts', "import { x } from '@bindery/widgets/gift/gift.model.ts'"],
    ['widgets/cart/cart.model.ts', "import { x } from '../../state/state.ts'"],
    ['widgets/cart/cart.tsx', "import '../gift/gift-button.element.ts'"],
    ['widgets/cart/cart.test.tsx', "import { x } from '../gift/gift.model.ts'"],
    ['embed/kit/kit.ts', "import { createElement } from 'react'"],
    ['mock-api/app.ts', "import { readFileSync } from 'node:fs'"],
    ['mock-api/app.ts', "import { createClient } from '@bindery/api/client.ts'"],
    ['state/cart/cart.ts', "import { x } from '../../tests/support/mount.tsx'"],
    ['state/cart/cart.test.ts', "import { x } from '@bindery/ui/button/button.tsx'"],
    ['shop/cart.ts', ''],
  ] as const)('%s refuses %s', ([path, text]) => {
    expect(check(`packages/${path}`, text)).not.toEqual([])
  })

  test.for([
    ['contract/schema.ts', "import * as z from 'zod/mini'"],
    ['state/cart/cart.ts', "const { createClient } = await import('@bindery/api/client.ts')"],
    ['widgets/cart/cart.tsx', "import css from './cart.css?inline'"],
    ['widgets/cart/cart.test.tsx', "import { x } from '@bindery/mock-api/browser.ts'"],
    ['widgets/cart/cart.test.tsx', "import { mount } from '../../../tests/support/mount.tsx'"],
    ['widgets/cart/cart.test.tsx', "import '../gift/gift-button.element.ts'"],
    ['widgets/cart/cart.model.test.ts', "import { page } from '../test/page.ts'"],
    ['widgets/test/page.ts', "import { x } from '@bindery/mock-api/browser.ts'"],
    ['mock-api/store.sqlite.ts', "import { DatabaseSync } from 'node:sqlite'"],
    ['ui/button/button.tsx', "// import { x } from '@bindery/state/x.ts'\nconst y = \"from 'ky'\""],
  ] as const)('%s takes %s', ([path, text]) => {
    expect(check(`packages/${path}`, text)).toEqual([])
  })
})

test('hosts and browser specs do not know our source', () => {
  const text = "import { Button } from '@bindery/ui/button/button.tsx'"
  expect(strangers([file('hosts/server.ts', text)])).toHaveLength(1)
  expect(strangers([file('tests/e2e/sign-in.spec.ts', text)])).toHaveLength(1)
  const mock = "import { createMockApi } from '@bindery/mock-api/app.ts'"
  expect(strangers([file('hosts/server.ts', mock)])).toEqual([])
})

test('no tag and no loader imports Zod or ky statically', () => {
  const contract = [
    file(
      'packages/contract/cart.ts',
      "import * as z from './schema.ts'\nexport const a = z.string()",
    ),
    file('packages/contract/schema.ts', "export * from 'zod/mini'"),
    file('packages/contract/country.ts', 'export const countries = []'),
    file('packages/state/server.ts', "import { a } from '@bindery/contract/cart.ts'"),
  ]
  const check = (text: string) =>
    lateLibraries([
      ...contract,
      file(
        'packages/widgets/cart/cart.model.ts',
        "import { x } from '@bindery/state/cart/cart.ts'",
      ),
      file('packages/state/cart/cart.ts', text),
    ])
  expect(check("import { a } from '@bindery/contract/cart.ts'")).toHaveLength(1)
  expect(check("import { a } from '../server.ts'")).toHaveLength(1)
  expect(check("const { a } = await import('../server.ts')")).toEqual([])
  expect(check("import type { a } from '@bindery/contract/cart.ts'")).toEqual([])
  expect(check("import { countries } from '@bindery/contract/country.ts'")).toEqual([])
})

test('a view knows no store, a model does not draw', () => {
  const check = (path: string, text: string) =>
    modelsAndViews([file(`packages/widgets/cart/${path}`, text)])
  expect(check('cart.tsx', "import { getState } from '@bindery/state/state.ts'")).toHaveLength(1)
  expect(check('badge.view.ts', "import { atom } from 'nanostores'")).toHaveLength(1)
  expect(check('cart.model.ts', "import { useState } from 'react'")).toHaveLength(1)
  expect(check('cart.tsx', "import type { Cart } from '@bindery/state/cart/cart.ts'")).toEqual([])
  expect(check('cart.tsx', "import { w } from '@bindery/state/cart/cart.messages.ts'")).toEqual([])
  expect(check('cart.model.ts', "import { getState } from '@bindery/state/state.ts'")).toEqual([])
})
