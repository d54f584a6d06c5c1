import { describe, expect, test } from 'vitest'
import { file, project, type Rule } from './project.ts'
import { noSilencing, shippedWords, stateSeam, testWords, uiWords } from './words.ts'

/** The patterns, and the bad examples below, would convict their own files. */
const others = project().filter(({ path }) => !/^tests\/conventions\/words\./.test(path))

describe('this project', () => {
  const rules = { shippedWords, stateSeam, uiWords, noSilencing, testWords }
  test.for(Object.entries(rules))('%s', ([, rule]) => {
    expect(rule(others)).toEqual([])
  })
})

const complaints = (rule: Rule, path: string, text: string) => rule([file(path, text)])

test.for([
  'const a = Array.from(b)',
  "el.dispatchEvent(new Event('change'))",
  'const f = send.bind(this, 1)',
  'for (const key in list) go(key)',
  'el.innerHTML = text',
  'el.insertAdjacentHTML("beforeend", text)',
  'new DOMParser().parseFromString(text, "text/html")',
  'frame.srcdoc = text',
  'eval(text)',
  'const f = new Function(text)',
  'html`<style>p { color: red }</style>`',
  'html`<p style="color: red">x</p>`',
  'html`<p class="a" style=$' + '{x}>x</p>`',
])('shipped code does not say: %s', (text) => {
  expect(complaints(shippedWords, 'packages/widgets/cart/cart.model.ts', text)).toHaveLength(1)
  expect(complaints(shippedWords, 'packages/mock-api/app.ts', text)).toEqual([])
})

test('shipped code may speak of them, and may set styles from script', () => {
  const text =
    '// never innerHTML\nconst a = <p style={{ color: "red" }}>{[...b].map(f.bind(this))}</p>'
  expect(complaints(shippedWords, 'packages/ui/button/button.tsx', text)).toEqual([])
})

test.for([
  'window.name',
  "document.querySelector('a')",
  "localStorage.getItem('x')",
  'const t = Date.now()',
  'const t = new Date()',
  'setTimeout(f, 10)',
])('state does not reach the page by itself: %s', (text) => {
  expect(complaints(stateSeam, 'packages/state/cart/cart.ts', text)).toHaveLength(1)
})

test('state asks its environment', () => {
  const text =
    "environment.location().href; interface E { location(): Place; document: string }; const s = 'window.x'"
  expect(complaints(stateSeam, 'packages/state/environment/environment.ts', text)).toEqual([])
})

test('the ui has no product words', () => {
  expect(
    complaints(uiWords, 'packages/ui/button/button.tsx', "const a = 'Newsletter'"),
  ).toHaveLength(1)
  expect(complaints(uiWords, 'packages/ui/button/button.tsx', 'const cartesian = 1')).toEqual([])
})

test.for([
  '// @ts-ignore\nf()',
  '// @ts-nocheck',
  '// @ts-expect-error\nf()',
  '// biome-ignore lint: no\nf()',
  'const a = b as any',
  'function f(a: any) {}',
  'const a = new Map<any>()',
])('nothing is silenced: %s', (text) => {
  expect(complaints(noSilencing, 'packages/state/cart/cart.ts', text)).toHaveLength(1)
})

test('a type test may expect an error, and prose may say any', () => {
  const text = '// @ts-expect-error\nf()'
  expect(complaints(noSilencing, 'packages/element/define.check.ts', text)).toEqual([])
  const words = "const a = 'as: any of them, // @ts-ignore'"
  expect(complaints(noSilencing, 'packages/state/a.ts', words)).toEqual([])
})

test.for([
  "test.only('a', f)",
  "describe.skip('a', f)",
  "test.todo('a')",
  "test.fixme('a', f)",
  "info.skip(true, 'later')",
  'await page.waitForTimeout(100)',
  'await new Promise((done) => setTimeout(done, 100))',
  "vi.mock('./cart.ts')",
  "vi.stubGlobal('fetch', answer)",
  "page.getByTestId('cart')",
  'export default { retries: 2 }',
])('a test does not say: %s', (text) => {
  expect(complaints(testWords, 'tests/e2e/cart.spec.ts', text)).toHaveLength(1)
})

test('a test may be skipped for want of a library, and says so', () => {
  const text = "info.skip(!prototype, 'libjs-prototype is not installed')"
  expect(complaints(testWords, 'tests/embed/prototype.spec.ts', text)).toEqual([])
})
