import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Definition } from '@bindery/element/definition.ts'
import { catalogue } from '@bindery/state/page/analytics-catalogue.ts'
import { SignInRequestEvent } from '@bindery/state/page/auth-modal.events.ts'
import { SignedInEvent } from '@bindery/state/session/session.events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doctorFile, listFile, loadDefinitions, writeDefinitions } from './definitions.ts'
import { storybookControls } from './definitions-controls.ts'
import { tagList } from './definitions-docs.ts'
import { doctorDefinitions } from './definitions-doctor.ts'
import { type EventCatalogue, readEvents } from './definitions-events.ts'
import { describedTokens } from './definitions-tokens.ts'
import { fallbacksFile, fallbacksJson, readFallbacks } from './fallbacks.ts'

const sample: Definition = {
  tag: 'bindery-sample',
  summary: 'A sample.',
  load: 'interaction',
  attributes: {
    open: { type: 'boolean', description: 'Open | shut.' },
    'page-size': { type: 'number', min: 1, max: 50, default: 10, description: 'How many.' },
    kind: { type: 'enum', values: ['a', 'b'], default: 'a', description: 'Which.' },
    tags: { type: 'list', values: ['x', 'y'], description: 'Words.' },
    item: { type: 'json', check: (value) => value, shape: '{id}', description: 'A thing.' },
    sort: { type: 'string', description: 'As kind.', deprecated: 'use kind instead' },
  },
  events: [SignInRequestEvent, SignedInEvent],
  slots: { form: 'The form.' },
  parts: { panel: 'The panel.' },
  states: { shut: { description: 'It is shut.', when: () => true } },
  cssProperties: { '--bindery-gap': 'The gap.' },
  marks: { 'data-bindery-sampled': 'On a link: counted.' },
}

let definitions: Definition[]
let folder: string
let events: EventCatalogue
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

beforeAll(async () => {
  definitions = [...(await loadDefinitions()), sample]
  folder = mkdtempSync(join(tmpdir(), 'bindery-definitions-'))
  await writeDefinitions(definitions, folder)
  events = await readEvents(definitions)
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true }))

describe('the files derived from the definitions', () => {
  it('docs/tags.md and hosts/fallbacks.json are current; npx node tools/definitions.ts writes them', async () => {
    const own = definitions.filter((definition) => definition !== sample)
    const fallbacks = await readFallbacks()
    expect(readFileSync(listFile, 'utf8')).toBe(tagList(own, fallbacks))
    expect(readFileSync(fallbacksFile, 'utf8')).toBe(fallbacksJson(fallbacks))
  })

  it('the tags of bindery doctor are current; npx node tools/definitions.ts writes them', async () => {
    const own = definitions.filter((definition) => definition !== sample)
    expect(readFileSync(doctorFile, 'utf8')).toBe(doctorDefinitions(own, await readEvents(own)))
  })

  it('the manifest and tags.md have the calls of a tag, and what happens without an optional one', () => {
    const manifest = JSON.parse(read('custom-elements.json')) as {
      modules: { declarations: { tagName: string; calls: { name: string; needed: boolean }[] }[] }[]
    }
    const declarations = manifest.modules.flatMap((each) => each.declarations)
    const calls = declarations.find(({ tagName }) => tagName === 'bindery-paywall')?.calls
    expect(calls).toContainEqual({ name: 'readQuota', needed: true })
    const without = 'The page counts nothing: your server counts an article when it sends it.'
    expect(calls).toContainEqual({ name: 'countReading', needed: false, without })
    expect(read('tags.md')).toContain(`| \`countReading\` |  | ${without} |`)
  })

  it('editor data and docs list the attributes for the page’s own elements', () => {
    const { globalAttributes } = JSON.parse(read('vscode.html-custom-data.json'))
    const mark = { name: 'data-bindery-sampled', description: 'On a link: counted.' }
    expect(globalAttributes).toContainEqual(mark)
    expect(read('tags.md')).toContain('| `data-bindery-sampled` | On a link: counted. |')
  })

  it('editor data and docs describe each custom property', () => {
    for (const [name, text] of describedTokens()) {
      expect(text, name).not.toBe('')
      expect(read('tags.md')).toContain(`| \`${name}\` | ${text.replaceAll('|', '\\|')} |`)
      for (const place of ['vscode.css-custom-data.json', 'web-types.json']) {
        expect(read(place), place).toContain(`"name": "${name}"`)
      }
    }
    expect(JSON.parse(read('tokens.json'))).toHaveProperty(['color', 'accent', '$value'])
  })

  it('each file says what is deprecated, and what to use instead', () => {
    const manifest = JSON.parse(read('custom-elements.json')) as {
      modules: { declarations: Record<string, unknown>[] }[]
    }
    const declarations = manifest.modules.flatMap((each) => each.declarations)
    const sampled = declarations.find(({ tagName }) => tagName === 'bindery-sample')
    const deprecated = 'use kind instead'
    for (const list of ['attributes', 'members'])
      expect(sampled?.[list]).toContainEqual(expect.objectContaining({ name: 'sort', deprecated }))
    const checkout = declarations.find(({ tagName }) => tagName === 'bindery-checkout')
    const renamed = 'use bindery-payment-wanted instead'
    expect(checkout?.['events']).toContainEqual(
      expect.objectContaining({ name: 'bindery-payment-request', deprecated: renamed }),
    )
    for (const file of [
      'web-types.json',
      'vscode.html-custom-data.json',
      'custom-elements-jsx.d.ts',
    ])
      expect(read(file), file).toMatch(/deprecated"?:? "?use kind instead/i)
    expect(read('bindery.d.ts')).toContain('/** As kind. @deprecated use kind instead */')
    expect(read('bindery.d.ts')).toContain(`@deprecated ${renamed} */\n  'bindery-payment-request'`)
    expect(read('tags.md')).toContain('**Deprecated: use kind instead.** As kind.')
    expect(read('tags.md')).toContain(`**Deprecated: ${renamed}.**`)
  })

  it('tags.md lists the custom states', () => {
    expect(read('tags.md')).toContain('| `:state(shut)` | It is shut. |')
    expect(read('tags.md')).toContain('| `:state(saved)` | The item is in My Library. |')
  })

  it('analytics.md lists the catalogue', () => {
    const text = read('analytics.md')
    for (const name of Object.keys(catalogue)) expect(text).toContain(`## \`${name}\``)
    expect(text).toContain("| `userState` | `'Guest' \\| 'Registered' \\| 'Subscriber'` |")
    expect(text).toContain('| `resultCount` | `number`, or left out |')
    expect(text).toContain('| `products[].list_price` | `number` |')
  })

  it('reading the definitions defines no tag', () => {
    for (const { tag } of definitions) expect(globalThis.customElements?.get(tag)).toBeUndefined()
    expect(definitions.length).toBeGreaterThan(1)
  })

  it('each file lists every tag, attribute and event', () => {
    const places = [
      'custom-elements.json',
      'vscode.html-custom-data.json',
      'web-types.json',
      'tags.md',
      'custom-elements-jsx.d.ts',
    ]
    for (const definition of definitions) {
      const { tag, attributes } = definition
      const types = events.of(definition).map(({ name }) => name)
      for (const place of places) {
        const text = read(place)
        for (const name of [tag, ...Object.keys(attributes), ...types]) {
          expect(text, `${name} in ${place}`).toContain(name)
        }
      }
    }
    expect(read('vscode.css-custom-data.json')).toContain('--bindery-gap')
  })

  it('every event has the prefix, and exactly the requests are cancelable', () => {
    for (const { name, cancelable, deprecated } of events.all) {
      expect(name).toMatch(/^bindery-/)
      if (!deprecated) expect(cancelable, name).toBe(name.endsWith('-request'))
    }
  })

  it('custom-elements.json has version 2.1', () => {
    const manifest = JSON.parse(read('custom-elements.json'))
    expect(manifest.schemaVersion).toBe('2.1.0')
    const [{ declarations, exports }] = manifest.modules
    expect(exports).toHaveLength(definitions.length)
    const declaration = declarations.find(
      ({ tagName }: { tagName: string }) => tagName === sample.tag,
    )
    expect(declaration).toMatchObject({
      kind: 'class',
      name: 'BinderySample',
      customElement: true,
      superclass: { name: 'HTMLElement' },
      slots: [{ name: '' }, { name: 'form' }],
      cssParts: [{ name: 'panel' }],
      cssStates: [{ name: 'shut', description: 'It is shut.' }],
    })
    expect(declaration.attributes[1]).toEqual({
      name: 'page-size',
      fieldName: 'pageSize',
      description: 'How many.',
      type: { text: 'number' },
      default: '"10"',
    })
    expect(declaration.members.map(({ name }: { name: string }) => name)).toEqual([
      'open',
      'pageSize',
      'kind',
      'tags',
      'item',
      'sort',
    ])
  })

  it('the types cover tags, properties and events', () => {
    const right = `import type { BinderyEventMap } from './bindery.d.ts'
      import type { CustomElements } from './custom-elements-jsx.d.ts'
      const sample = document.createElement('bindery-sample')
      const size: number = sample.pageSize
      sample.kind = 'b'
      document.addEventListener('bindery-sign-in-request', ({ detail }) => { detail.screen.length })
      sample.addEventListener('bindery-signed-in', ({ detail }) => { detail.user.status.length })
      document.addEventListener('bindery-error', ({ detail }) => { detail.code.length })
      const name: keyof BinderyEventMap = 'bindery-ready'
      const props: CustomElements['bindery-sample'] = { kind: 'a', load: 'idle' }
      const asHtml: CustomElements['bindery-sample'] = { 'page-size': '3', tags: 'x, y' }
      const asValues: CustomElements['bindery-sample'] = { 'page-size': 3, tags: ['x'] }
      type Sample = HTMLElementTagNameMap['bindery-sample']
      const ref: { current: Sample | null } = { current: null }
      const either: CustomElements['bindery-sample'][] = [
        { ref: (element: Sample) => element.kind },
        { ref: (element: Sample | null) => element?.kind },
        { ref: (element) => element?.kind, onClick: null },
      ]
      const inReact: CustomElements['bindery-sample'] = {
        ref, onClick: (event: { nativeEvent: Event }) => event, suppressHydrationWarning: true,
      }
      ;(window.bindery = window.bindery || []).push(async (kit) => {
        const answer = await kit.save({ id: 'a' })
        if (answer.ok) answer.lists.at(0)
        else answer.failure.kind satisfies string
      })
      export { asHtml, asValues, either, inReact, name, props, size }`
    const wrong = [
      "document.createElement('bindery-sample').kind = 'c'",
      "document.addEventListener('bindery-signed-in', ({ detail }) => { detail.nothing })",
      "const props: CustomElements['bindery-sample'] = { kind: 'c' }; void props",
      "const other: CustomElements['bindery-sample'] = { load: 'later' }; void other",
      "const none: CustomElements['bindery-sample'] = { kinds: 'a' }; void none",
      "const text: CustomElements['bindery-sample'] = { onClick: 'open()' }; void text",
      "const size: CustomElements['bindery-sample'] = { 'page-size': 'many' }; void size",
      "window.bindery?.push((kit) => kit.follow({ type: 'author' }))",
    ]
    writeFileSync(join(folder, 'right.ts'), right)
    const imports = "import type { CustomElements } from './custom-elements-jsx.d.ts'"
    writeFileSync(join(folder, 'wrong.ts'), [imports, ...wrong].join('\n'))
    const options = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--ignoreConfig']
    const target = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler']
    const tsc = join(import.meta.dirname, '../node_modules/.bin/tsc')
    const files = ['right.ts', 'wrong.ts']
    const { stdout } = spawnSync(tsc, [...options, ...target, '--pretty', 'false', ...files], {
      cwd: folder,
      encoding: 'utf8',
    })
    const errors = stdout.split('\n').filter((line) => /^\S+\(/.test(line))
    expect(errors.map((line) => line.split(',')[0])).toEqual([
      'wrong.ts(2',
      'wrong.ts(3',
      'wrong.ts(4',
      'wrong.ts(5',
      'wrong.ts(6',
      'wrong.ts(7',
      'wrong.ts(8',
      'wrong.ts(9',
    ])
  }, 60_000)

  it('tags.md has a section for each tag', () => {
    const docs = read('tags.md')
    expect(docs).toContain('## `<bindery-sample>`\n\nA sample.\n\n### Attributes\n')
    expect(docs).toContain('| `page-size` | whole number from 1 to 50 | `10` | How many. |')
    expect(docs).toContain('| `open` | present or not |  | Open \\| shut. |')
    expect(docs).toContain('| `kind` | `a`, `b` | `a` | Which. |')
    expect(docs).toContain(
      '| `bindery-signed-in` | `{ user: User }` |  | The reader has signed in. |',
    )
    expect(docs).toContain('export type Card = ')
    expect(docs).toContain('| `load` | `eager`, `visible`, `interaction`, `idle` | `interaction` |')
  })

  it('Storybook gets a control for each attribute', () => {
    expect(storybookControls(sample)).toMatchObject({
      open: { control: { type: 'boolean' } },
      'page-size': {
        control: { type: 'number', min: 1, max: 50 },
        table: { defaultValue: { summary: '10' } },
      },
      kind: { control: { type: 'select' }, options: ['a', 'b'], description: 'Which.' },
      tags: { control: { type: 'check' } },
      item: { control: { type: 'object' } },
    })
  })
})
