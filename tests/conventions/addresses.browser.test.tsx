/** An address in an attribute of any tag: a reader may have written it, so it runs no script and leads nowhere else. */
import type { Definition } from '@bindery/element/definition.ts'
import { createBrowserMockApi } from '@bindery/mock-api/browser.ts'
import { defaultSettings } from '@bindery/state/settings/settings.ts'
import { createState, provideState } from '@bindery/state/state.ts'
import { testEnvironment } from '@bindery/state/test/environment.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { needed } from '../support/element-attributes.ts'
import { renderedWithin } from '../support/element-contract.ts'
import { idleWarningsLogged, twinOf } from '../support/element-variant.ts'

const modules = import.meta.glob<{ default: Definition }>(
  '../../packages/widgets/**/*.element.ts',
  { eager: true },
)
const definitions = Object.values(modules).map((module) => module.default)

const evil = 'evil.example'
const hostile = [
  'javascript:window.ran=1',
  'java\tscript:window.ran=1',
  'data:text/html,<script>parent.ran=1</script>',
  `https://${evil}/page`,
  `//${evil}/page`,
  `\\\\${evil}\\page`,
  `https://user:password@${location.host}/page`,
]

const api = createBrowserMockApi({ origin: location.origin })
const requests: string[] = []
const scripts: string[] = []
const environment = testEnvironment({
  href: location.href,
  fetch: (input, init) => {
    requests.push(new Request(input, init).url)
    return api.fetch(input, init)
  },
  script: async (url) => void scripts.push(url),
})
provideState(createState(environment, defaultSettings(location.origin)))

beforeEach(() => {
  for (const method of ['warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(() => {})
})
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const members = ['href', 'src', 'action', 'formAction', 'data', 'poster', 'cite'] as const

/** Every address that an element and what it renders lead to, or load. */
const addressesIn = (element: Element): string[] => {
  const within = [element, ...(element.shadowRoot?.querySelectorAll('*') ?? [])]
  const nodes = [...within, ...element.querySelectorAll('[data-bindery-light] *')]
  return nodes.flatMap((node) =>
    members.flatMap((name) => {
      const value: unknown = Reflect.get(node, name)
      const isSet = node !== element && node.hasAttribute(name.toLowerCase())
      return isSet && typeof value === 'string' ? [value] : []
    }),
  )
}

/** The addresses that a reader's text must not make: scripts, another site, a password in the address. */
const wrong = (address: string): boolean => {
  const { protocol, host, username } = new URL(address, location.href)
  return !/^(?:https?|mailto|tel|blob):$/.test(protocol) || host === evil || username !== ''
}

/** The same value for each attribute that takes a text. */
const attributesOf = (definition: Definition, value: string): Record<string, string> => {
  const texts = Object.entries(definition.attributes).flatMap(([name, { type }]) =>
    type === 'string' ? [[name, value] as const] : [],
  )
  const open = 'open' in definition.attributes ? { open: '', anchor: 'opener' } : {}
  return { ...needed(definition), ...Object.fromEntries(texts), ...open }
}

test.each(definitions.map((definition) => [definition.tag, definition] as const))(
  'hostile addresses in the attributes of %s run nothing and lead nowhere else',
  async (_tag, definition) => {
    requests.length = 0
    const placed: [value: string, element: Element][] = []
    const expectHarmless = ([value, element]: (typeof placed)[number]) =>
      expect(addressesIn(element).filter(wrong), value).toEqual([])
    for (const value of hostile) {
      const content = document.body.appendChild(document.createElement('div'))
      content.append(Object.assign(document.createElement('button'), { id: 'opener' }))
      const element = document.createElement(twinOf(definition).tag)
      for (const [name, text] of Object.entries(attributesOf(definition, value)))
        element.setAttribute(name, text)
      content.append(element)
      placed.push([value, element])
      // The next tag with `open` closes this one. The others are looked at together.
      if (!('open' in definition.attributes)) continue
      await renderedWithin(element)
      expectHarmless([value, element])
    }
    await Promise.all(placed.map(([, element]) => renderedWithin(element)))
    placed.forEach(expectHarmless)
    // Also what answers and idle moments have added. A busy machine has no idle moment for seconds, so once for all.
    await idleWarningsLogged()
    placed.forEach(expectHarmless)
    expect(requests.filter((url) => new URL(url).origin !== location.origin)).toEqual([])
    expect(scripts).toEqual([])
    expect(environment.journeys.filter(wrong)).toEqual([])
    expect(Reflect.get(window, 'ran')).toBeUndefined()
  },
)
