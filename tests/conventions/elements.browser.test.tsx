/** Every tag of the kit keeps the element layer's contract: no list to keep, no tag can be forgotten. */
import type { Definition } from '@bindery/element/definition.ts'
import { createBrowserMockApi } from '@bindery/mock-api/browser.ts'
import { defaultSettings } from '@bindery/state/settings/settings.ts'
import { createState, provideState } from '@bindery/state/state.ts'
import { testEnvironment } from '@bindery/state/test/environment.ts'
import { expect, it } from 'vitest'
import { elementContract } from '../support/element-contract.ts'

const modules = import.meta.glob<{ default: Definition }>(
  '../../packages/widgets/**/*.element.ts',
  {
    eager: true,
  },
)
const definitions = Object.values(modules).map((module) => module.default)

const { fetch } = createBrowserMockApi({ origin: location.origin })
provideState(createState(testEnvironment({ fetch }), defaultSettings(location.origin)))

it('the kit defines tags, and none of them twice', () => {
  expect(definitions.length).toBeGreaterThan(0)
  expect(new Set(definitions.map(({ tag }) => tag)).size).toBe(definitions.length)
})

for (const definition of definitions) elementContract(definition)
