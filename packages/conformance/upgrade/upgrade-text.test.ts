import { expect, test } from 'vitest'
import type { Rename } from './renames.ts'
import { changedLines, upgradeText } from './upgrade-text.ts'

const since = '9.0.0'
const sample: readonly Rename[] = [
  { kind: 'event', from: 'bindery-old', to: 'bindery-new', since },
  { kind: 'tag', from: 'bindery-box', to: 'bindery-crate', since },
  { kind: 'attribute', from: 'item-kind', to: 'content-kind', tags: ['bindery-item'], since },
  { kind: 'setting', from: 'base-path', to: 'root-path', since },
]
const upgrade = (text: string) => upgradeText(text, sample)

test.each([
  ["document.addEventListener('bindery-old', f)", "document.addEventListener('bindery-new', f)"],
  ['<p @bindery-old="f">', '<p @bindery-new="f">'],
  ['<p onbindery-old={f}>', '<p onbindery-new={f}>'],
  ['<p on:bindery-old={f}>', '<p on:bindery-new={f}>'],
  ['<BinderyItem onBinderyOld={f} />', '<BinderyItem onBinderyNew={f} />'],
  ["kit.on('old', f)", "kit.on('new', f)"],
])('an event is renamed wherever it is listened to: %s', (before, after) => {
  expect(upgrade(before)).toBe(after)
})

test.each([
  ['<bindery-box open>x</bindery-box>', '<bindery-crate open>x</bindery-crate>'],
  ['bindery-box::part(a) {}', 'bindery-crate::part(a) {}'],
  ['<BinderyBox />', '<BinderyCrate />'],
  ["import '@bindery/elements/box.js'", "import '@bindery/elements/crate.js'"],
])('a tag is renamed in HTML, style sheets, JSX and imports: %s', (before, after) => {
  expect(upgrade(before)).toBe(after)
})

test.each([
  ['<bindery-item item-kind="item-kind">', '<bindery-item content-kind="item-kind">'],
  ['<bindery-item\n  :item-kind="kind"\n>', '<bindery-item\n  :content-kind="kind"\n>'],
  ['<BinderyItem itemKind={x > 1} />', '<BinderyItem contentKind={x > 1} />'],
  [
    '<bindery-item item-id="<?= $a->id ?>" item-kind="<?= $kind ?>">',
    '<bindery-item item-id="<?= $a->id ?>" content-kind="<?= $kind ?>">',
  ],
])('an attribute is renamed on its tag, and its value stays: %s', (before, after) => {
  expect(upgrade(before)).toBe(after)
})

test.each([
  [
    '<script async src="/bindery/bindery.js" data-base-path="/a/"></script>',
    '<script async src="/bindery/bindery.js" data-root-path="/a/"></script>',
  ],
  ['<bindery-site base-path="/a/">', '<bindery-site root-path="/a/">'],
  [
    '<script type="application/json" id="bindery-config">{ "basePath": "/a/" }</script>',
    '<script type="application/json" id="bindery-config">{ "rootPath": "/a/" }</script>',
  ],
  ["startBindery({ 'base-path': '/a/' })", "startBindery({ 'root-path': '/a/' })"],
])('a setting is renamed in each of its places: %s', (before, after) => {
  expect(upgrade(before)).toBe(after)
})

test.each([
  'bindery-older, my-bindery-old and bindery-old-one',
  '<bindery-boxes></bindery-boxes>',
  '<bindery-other item-kind="a">',
  '<p title="item-kind"> item-kind = 1',
  '<script src="/other.js" data-base-path="/a/"></script>',
  "options({ 'base-path': '/a/' })",
])('other names stay: %s', (text) => {
  expect(upgrade(text)).toBe(text)
})

test('the changed lines are shown with their numbers', () => {
  const before = 'one\n  <bindery-box>\nthree'
  expect(changedLines(before, upgrade(before))).toEqual([
    '2 - <bindery-box>',
    '2 + <bindery-crate>',
  ])
})
