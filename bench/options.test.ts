import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { partNames, readOptions } from './options.ts'

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
afterAll(() => rmSync(folder, { recursive: true }))

const whole = { rounds: 9, only: partNames, beside: null, peers: false }

test('the bench runs nine rounds of all its parts without arguments', () => {
  expect(readOptions([])).toEqual(whole)
})

test('the bench measures some of its parts if it is asked to', () => {
  expect(readOptions(['5', '--only', 'press,cart'])).toEqual({
    ...{ ...whole, rounds: 5, only: ['press', 'cart'] },
  })
})

test('the bench takes a number of rounds and the folder of another build', () => {
  const beside = join(folder, 'old')
  mkdirSync(join(beside, 'bindery'), { recursive: true })
  for (const file of ['bindery.js', 'snippet.html'])
    writeFileSync(join(beside, 'bindery', file), '')
  expect(readOptions(['3', '--beside', beside])).toEqual({ ...whole, rounds: 3, beside })
})

test('the bench compares with the rivals if it is asked to', () => {
  expect(readOptions(['--peers', '2'])).toEqual({ ...whole, rounds: 2, peers: true })
})

test.each([
  [['--beside'], /--beside.*; allowed: \[rounds\] \[--only .+\] \[--beside FOLDER\] \[--peers\]$/],
  [['--only', 'press,card'], /^"card" is no part of the bench; allowed: form, .+, search$/],
  [['--only='], /^"" is no part of the bench/],
  [['--only', 'press', '--peers'], /^--only and --peers exclude each other$/],
  [['--beside='], /^there is no bindery\/bindery\.js in .*; allowed: the dist folder of a build$/],
  [
    ['--beside', folder],
    /^there is no bindery\/bindery\.js in .*; allowed: the dist folder of a build$/,
  ],
  [['--besides', folder], /--besides.*; allowed: \[rounds\] .*\[--peers\]$/],
  [['--peers', '--beside', folder], /^--beside and --peers exclude each other$/],
  [['many'], /^"many" is no number of rounds; allowed: one from 1 to 999$/],
  [['0'], /^"0" is no number of rounds/],
  [['3', '4'], /^"3 4" is no number of rounds/],
])('the bench answers %j with one line', (args, line) => {
  const answer = readOptions(args)
  expect(answer).toMatch(line)
  expect(answer).not.toContain('\n')
})
