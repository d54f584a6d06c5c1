import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the installation of the other engines succeeds on a machine without apt-get and says what is skipped', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/other-engines.ts'], {
    encoding: 'utf8',
    env: { PATH: '/nowhere' },
  })
  expect(status).toBe(0)
  expect(stdout).toMatch(/^npm run engines: not installed \(.*\); skips what is missing$/m)
  expect(stdout).toMatch(/^npm run hear: not installed \(.*\); skips what is missing$/m)
})
