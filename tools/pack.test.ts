/** The packages as their users get them: packed, installed with npm, used by Node and by TypeScript. */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNodeMockApi } from '../packages/mock-api/node.ts'
import { createProject, type Project } from '../tests/support/installed.ts'
import { buildIfStale } from './fresh.ts'
import { packages } from './pack.ts'

const modules = join(import.meta.dirname, '../node_modules')
const attw = join(modules, '@arethetypeswrong/cli/dist/index.js')

let project: Project
beforeAll(() => {
  buildIfStale()
  project = createProject([
    ...['react', 'react-dom', '@types/react', '@types/react-dom'],
    ...['preact', 'vue', 'svelte'],
  ])
})
afterAll(() => project.remove())

const installed = (name: string) => join(project.folder, 'node_modules/@bindery', name)

/** Runs a program in the project without blocking this process, which may be the server. */
const run = (program: string, args: readonly string[]) =>
  new Promise<{ code: number | null; printed: string }>((resolve) => {
    const child = spawn(program, args, { cwd: project.folder })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
      })
    child.once('close', (code) => resolve({ code, printed }))
  })
const runModule = (code: string) => run(process.execPath, ['--input-type=module', '--eval', code])

test.each(packages)('publint finds nothing wrong in @bindery/%s', async (name) => {
  const { messages, pkg } = await publint({ pkgDir: installed(name), pack: false, strict: true })
  expect(messages.map((each) => formatMessage(each, pkg))).toEqual([])
})

test.each(packages)('every entry of @bindery/%s has types that fit its module', (name) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [attw, project.tarballs[name], '--profile', 'esm-only', '--format', 'ascii', '--no-color'],
    { encoding: 'utf8' },
  )
  expect(status, stdout).toBe(0)
})

test.each(packages)('@bindery/%s has a licence, a readme and its libraries’ licences', (name) => {
  const read = (file: string) => readFileSync(join(installed(name), file), 'utf8')
  expect(read('LICENSE')).toContain('MIT License')
  expect(read('README.md')).toContain(`# @bindery/${name}`)
  expect(read('THIRD-PARTY-LICENSES.txt')).toMatch(/^zod \d/m)
  expect(JSON.parse(read('package.json'))).not.toHaveProperty('dependencies')
})

const strict = `import { type Answer, calls, faultsOf, type KitUser, read } from '@bindery/server'
import { type BinderyKit, startBindery } from '@bindery/elements'
import type { BinderySaveButton as Tag } from '@bindery/elements/save-button.js'
import '@bindery/elements/save-button.js'
import type { CustomElements } from '@bindery/elements/jsx'
import { BinderySaveButton, startBindery as startReact } from '@bindery/react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends CustomElements {}
  }
}

const kit: BinderyKit = startBindery({ apiBase: '/api/' })
if (kit.user.status !== 'guest') kit.user.emailAddress satisfies string
kit.on('bindery-saved', ({ detail }) => detail)
const tag: Tag | null = document.querySelector('bindery-save-button')
tag?.itemTitle satisfies string | undefined
document.addEventListener('bindery-saved', ({ detail }) => detail.item.id satisfies string)
const gift: Answer<'giveGift'> = { articleGiftURL: '/g', articleGiftsLeft: 1 }
faultsOf('giveGift', gift)[0]?.field satisfies string | undefined
read('giveGift', {}).data?.url satisfies string | undefined
calls.giveGift.method satisfies string
export const nameOf = (user: KitUser) => (user.status === 'guest' ? '' : user.displayName)
export const right = <BinderySaveButton itemId="1" itemTitle="A" itemUrl="/a" />
export const tagged = <bindery-save-button item-id="1" item-title="A" item-url="/a" />
// Each of these lines is a mistake.
export const wrong = <BinderySaveButton itemId={1} />
faultsOf('giveGifts', {})
tag?.itemTitel
startBindery({ apiBase: 1 })
startReact({ dialect: 'rest' })
`

/** Compiles a file strictly. Returns the lines with mistakes. */
const compile = async (file: string, code: string, options: object): Promise<string[]> => {
  project.write(file, code)
  const compilerOptions = {
    ...{ strict: true, skipLibCheck: false, noEmit: true, jsx: 'react-jsx', types: [] },
    ...{ target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable', 'esnext.disposable'] },
    ...options,
  }
  project.write('tsconfig.json', JSON.stringify({ compilerOptions, files: [file] }))
  const { printed } = await run(join(modules, '.bin/tsc'), ['--pretty', 'false', '-p', '.'])
  const lines = printed.split('\n').filter((line) => /^\S.*error TS/.test(line))
  const source = code.split('\n')
  return lines.map((line) => {
    const [, at, number] = /^(\S+)\((\d+)/.exec(line) ?? []
    return at === file ? (source[Number(number) - 1] ?? line) : line
  })
}

const savedJsx = (listener: string) => `import type {} from '@bindery/elements/FRAMEWORK'
export const right = (
  <bindery-save-button item-id="1" item-title="A" load="eager" ${listener}={({ detail }) => detail.item.id}>
    <a href="/save">Save</a>
  </bindery-save-button>
)
export const wrong1 = <bindery-save-button item-id={1} />
export const wrong2 = <bindery-save-button load="later" />
`
const savedProps = (props: string, ...listeners: readonly string[]) => `${props}
export const right: Props = {
  'item-id': '1',
  itemTitle: 'A',
  load: 'eager',
  class: 'a',
  ${listeners.map((name) => `'${name}': ({ detail }) => detail.item.id satisfies string,`).join('\n  ')}
}
export const wrong3: Props = { 'item-id': 1 }
export const wrong4: Props = { itemTitel: 'A' }
${listeners.map((name, at) => `export const wrong${5 + at}: Props = { '${name}': ({ detail }) => detail.nothing }`).join('\n')}
`
const frameworks: [name: string, file: string, code: string][] = [
  ['react', 'react-app.tsx', savedJsx('onbindery-saved')],
  ['preact', 'preact-app.tsx', savedJsx('onbindery-saved')],
  ['vue', 'vue-app.tsx', savedJsx('onBinderySaved')],
  [
    'vue',
    'vue-template.ts',
    savedProps(
      `import type {} from '@bindery/elements/vue'
import type { GlobalComponents } from 'vue'
type Props = InstanceType<GlobalComponents['bindery-save-button']>['$props']`,
      'onBinderySaved',
    ),
  ],
  [
    'svelte',
    'svelte-template.ts',
    savedProps(
      `import type {} from '@bindery/elements/svelte'
import type { SvelteHTMLElements } from 'svelte/elements'
type Props = SvelteHTMLElements['bindery-save-button']`,
      'onbindery-saved',
      'on:bindery-saved',
    ),
  ],
]

const asHtml = `import type {} from '@bindery/elements/svelte'
import type { SvelteHTMLElements as Tags } from 'svelte/elements'
export const text: Tags['bindery-stream'] = { 'page-size': '3' }
export const number: Tags['bindery-stream'] = { 'page-size': 3 }
export const byProperty: Tags['bindery-stream'] = { pageSize: '3' }
export const list: Tags['bindery-mb-signup'] = { require: 'email, firstName' }
export const wrong1: Tags['bindery-stream'] = { 'page-size': 'many' }
export const wrong2: Tags['bindery-stream'] = { pageSize: 'many' }
`

test('a template may write numbers and lists as text, as HTML and the snippets of the builder do', async () => {
  const wrong = await compile('as-html.ts', asHtml, {
    module: 'esnext',
    moduleResolution: 'bundler',
  })
  expect(wrong).toEqual(asHtml.split('\n').filter((line) => /^export const wrong/.test(line)))
})

test.each(frameworks)(
  'the types of @bindery/elements/%s know the tags, and find mistakes (%s)',
  async (name, file, code) => {
    const mistakes = code.split('\n').filter((line) => /^export const wrong/.test(line))
    const options = {
      ...{ module: 'esnext', moduleResolution: 'bundler' },
      ...(file.endsWith('x') ? { jsxImportSource: name } : {}),
      // As Vue's own projects: its types have no children.
      ...(name === 'vue' ? { jsx: 'preserve' } : {}),
    }
    const wrong = await compile(file, code.replace('FRAMEWORK', name), options)
    expect(wrong).toEqual(mistakes)
  },
)

test.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])(
  'a strict TypeScript project compiles with all types checked (%s)',
  async (module, resolution) => {
    project.write('app.tsx', strict)
    const compilerOptions = {
      ...{ strict: true, skipLibCheck: false, noEmit: true, jsx: 'react-jsx', types: [] },
      ...{ target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], module },
      moduleResolution: resolution,
    }
    project.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['app.tsx'] }))
    const { printed } = await run(join(modules, '.bin/tsc'), ['--pretty', 'false', '-p', '.'])
    const lines = printed.split('\n').filter((line) => /^\S.*error TS/.test(line))
    expect(lines.map((line) => line.split(',')[0])).toEqual([
      'app.tsx(28',
      'app.tsx(29',
      'app.tsx(30',
      'app.tsx(31',
      'app.tsx(32',
    ])
  },
)

test('the modules of the tags can be imported on a server and start nothing there', async () => {
  const names = Object.keys(
    (
      JSON.parse(readFileSync(join(installed('elements'), 'package.json'), 'utf8')) as {
        exports: Record<string, unknown>
      }
    ).exports,
  ).filter((name) => name.endsWith('.js'))
  expect(names).toContain('./save-button.js')
  const imports = names.map((name) => `import '@bindery/elements/${name.slice(2)}'`).join('\n')
  const { code, printed } = await runModule(`${imports}
    import { startBindery } from '@bindery/elements'
    import * as react from '@bindery/react'
    const { push, user, cart } = startBindery({ apiBase: '/api/' })
    console.log(typeof push, typeof react.BinderySaveButton, typeof window, user.status, cart)`)
  expect(printed.trim()).toBe('function function undefined guest null')
  expect(code).toBe(0)
})

test('Node reads the contract', async () => {
  const { printed } = await runModule(`
    import { calls, faultsOf, openApi } from '@bindery/server'
    import document from '@bindery/server/openapi.json' with { type: 'json' }
    console.log(calls.giveGift.method, faultsOf('giveGift', {}).length, openApi().openapi === document.openapi)`)
  expect(printed.trim()).toBe('POST 2 true')
})

test('the installed command checks a server, and ends with 0', async () => {
  const mock = createNodeMockApi()
  const { url, stop } = await new Promise<{ url: string; stop(): Promise<void> }>((resolve) => {
    const server = serve({ fetch: mock.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        stop: () => new Promise((done) => void server.close(() => done())),
      }),
    )
  })
  try {
    const command = join(project.folder, 'node_modules/.bin/bindery')
    const { code, printed } = await run(command, ['check', url, '--product', '501'])
    expect(code, printed).toBe(0)
    const elsewhere = await run(command, ['check', 'http://127.0.0.1:9/'])
    expect(elsewhere.code).toBe(2)
    expect(elsewhere.printed).not.toMatch(/\n\s+at /)
  } finally {
    await stop()
    mock.close()
  }
})
