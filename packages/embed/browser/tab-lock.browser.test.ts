import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createBrowserEnvironment } from './environment.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A page of the same origin beside this one, with globals of its own. */
const otherPage = () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const { contentWindow } = frame
  if (!contentWindow) throw new Error('The frame has no window')
  return contentWindow
}

const deferred = () => {
  let resolve = () => {}
  const promise = new Promise<void>((end) => {
    resolve = end
  })
  return { promise, resolve }
}

const globals = {
  'Web Locks': {},
  'a lease in IndexedDB': { navigator: {} },
}

for (const [how, stubs] of Object.entries(globals)) {
  const stub = () => {
    for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value)
  }

  test(`exclusive() runs one function after the other, by ${how}`, async () => {
    stub()
    const [one, two] = [createBrowserEnvironment(), createBrowserEnvironment()]
    const steps: string[] = []
    const first = deferred()
    const started = deferred()
    const held = one.exclusive('test', async () => {
      steps.push('one starts')
      started.resolve()
      await first.promise
      steps.push('one ends')
    })
    await started.promise
    const next = two.exclusive('test', async () => void steps.push('two'))
    await one.exclusive('other name', async () => void steps.push('other'))
    first.resolve()
    await Promise.all([held, next])
    expect(steps).toEqual(['one starts', 'other', 'one ends', 'two'])
  })

  test(`exclusive() passes on what the function returns or throws, and ends its hold, by ${how}`, async () => {
    stub()
    const { exclusive } = createBrowserEnvironment()
    expect(await exclusive('test', async () => 7)).toBe(7)
    await expect(
      exclusive('test', async () => {
        throw new Error('broken')
      }),
    ).rejects.toThrow('broken')
    expect(await exclusive('test', async () => 8)).toBe(8)
  })
}

test('a lease of a page that was closed ends', async () => {
  vi.stubGlobal('navigator', {})
  const { indexedDB } = otherPage()
  const { exclusive } = createBrowserEnvironment()
  await exclusive('closed', async () => {})
  const request = indexedDB.open('bindery-locks', 1)
  await new Promise((resolve) => {
    request.onsuccess = resolve
  })
  const leases = request.result.transaction('leases', 'readwrite').objectStore('leases')
  await new Promise((resolve) => {
    leases.put(Date.now() - 1, 'closed').onsuccess = resolve
  })
  request.result.close()
  expect(await exclusive('closed', async () => 'done')).toBe('done')
})

const refused = () => {
  throw new DOMException('Not for this page', 'SecurityError')
}

test.each([
  [
    'locks',
    {
      navigator: {
        locks: { request: () => Promise.reject(new DOMException('No', 'SecurityError')) },
      },
    },
  ],
  ['databases', { navigator: {}, indexedDB: { open: refused } }],
  ['either', { navigator: {}, indexedDB: undefined }],
])('exclusive() runs the function in a page without %s', async (_what, stubs) => {
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value)
  expect(await createBrowserEnvironment().exclusive('test', async () => 'done')).toBe('done')
})
