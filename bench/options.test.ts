import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readOptions } from './options.ts'

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the bench runs nine rounds without arguments', () => {
  expect(readOptions([])).toEqual({ rounds: 9, beside: null, peers: false })
})

test('the bench takes a number of rounds and the folder of another build', () => {
  const beside = join(folder, 'old')
  mkdirSync(join(beside, 'bindery'), { recursive: true })
  for (const file of ['bindery.js', 'snippet.html'])
    writeFileSync(join(beside, 'bindery', file), '')
  expect(readOptions(['3', '--beside', beside])).toEqual({ rounds: 3, beside, peers: false })
})

test('the bench compares with the rivals if it is asked to', () => {
  expect(readOptions(['--peers', '2'])).toEqual({ rounds: 2, beside: null, peers: true })
})

test.each([
  [['--beside'], /--beside.*; allowed: \[rounds\] \[--beside FOLDER\] \[--peers\]$/],
  [['--beside='], /^there is no bindery\/bindery\.js in .*; allowed: the dist folder of a build$/],
  [
    ['--beside', folder],
    /^there is no bindery\/bindery\.js in .*; allowed: the dist folder of a build$/,
  ],
  [['--besides', folder], /--besides.*; allowed: \[rounds\] \[--beside FOLDER\] \[--peers\]$/],
  [['--peers', '--beside', folder], /^--beside and --peers exclude each other$/],
  [['many'], /^"many" is no number of rounds; allowed: one from 1 to 999$/],
  [['0'], /^"0" is no number of rounds/],
  [['3', '4'], /^"3 4" is no number of rounds/],
])('the bench answers %j with one line', (args, line) => {
  const answer = readOptions(args)
  expect(answer).toMatch(line)
  expect(answer).not.toContain('\n')
})
