import { expect, onTestFinished, test, vi } from 'vitest'
import { createFrames } from './frames.ts'

/** A same-origin frame with an empty page. */
const frame = async () => {
  const element = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => element.remove())
  const inner = element.contentWindow
  if (!inner) throw new Error('no window')
  return { element, inner: inner as Window & typeof globalThis }
}

test('a listener gets each message with its source, until it is removed', async () => {
  const { inner } = await frame()
  const heard: unknown[][] = []
  const off = createFrames().listen(({ data, origin, source }) => {
    heard.push([data, origin, source === inner])
  })
  const post = (data: string) =>
    new Promise<void>((resolve) => {
      // Other code may post to this window, too.
      const arrived = (event: MessageEvent) => {
        if (event.data !== data) return
        window.removeEventListener('message', arrived)
        resolve()
      }
      window.addEventListener('message', arrived)
      Reflect.apply(inner.Function(`parent.postMessage('${data}', '*')`), inner, [])
    })
  await post('one')
  off()
  await post('two')
  expect(heard.filter(([data]) => data === 'one' || data === 'two')).toEqual([
    ['one', location.origin, true],
  ])
})

test('the height is reported in a frame outside the viewport, where no ResizeObserver fires', async () => {
  class Unpainted {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Unpainted)
  onTestFinished(() => void vi.unstubAllGlobals())
  const element = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => element.remove())
  const heights: number[] = []
  const inner = element.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  const off = createFrames().watchHeight(element, (height) => void heights.push(height))
  // The element renders again once it knows that it is framed.
  inner.style.height = '1300px'
  await expect.poll(() => heights.at(-1)).toBeGreaterThanOrEqual(1300)
  const more = inner.appendChild(document.createElement('div'))
  more.style.height = '1500px'
  inner.style.height = 'auto'
  await expect.poll(() => heights.at(-1)).toBeGreaterThanOrEqual(1500)
  off()
})

test('the height is the page’s, or the element’s bottom edge if that is lower', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => element.remove())
  element.style.height = '1200px'
  const heights: number[] = []
  const off = createFrames().watchHeight(element, (height) => void heights.push(height))
  await expect.poll(() => heights.at(-1)).toBeGreaterThanOrEqual(1200)
  element.style.height = '1400px'
  await expect.poll(() => heights.at(-1)).toBeGreaterThanOrEqual(1400)
  element.style.height = '1200px'
  await expect.poll(() => heights.at(-1)).toBeLessThan(1400)
  off()
})

test('a page that grows reports its height, and one that only follows its frame does not', async () => {
  let look = () => {}
  class Watch {
    constructor(seen: () => void) {
      look = seen
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Watch)
  onTestFinished(() => void vi.unstubAllGlobals())
  // The page of the tests has the height of its window.
  for (const { style } of [document.documentElement, document.body]) {
    style.blockSize = 'auto'
    onTestFinished(() => void style.removeProperty('block-size'))
  }
  const [element, around] = ['1300px', '10px'].map((height) => {
    const box = document.body.appendChild(document.createElement('div'))
    box.style.height = height
    onTestFinished(() => box.remove())
    return box
  })
  if (!element || !around) throw new Error('not there')
  const heights: number[] = []
  const off = createFrames().watchHeight(element, (height) => void heights.push(height))
  look()
  const [low = 0] = heights
  // The frame has the reported height, and late content grows the page.
  vi.stubGlobal('innerHeight', innerHeight + 400)
  around.style.height = '65px'
  look()
  expect(heights).toEqual([low, low + 55])
  // A page that is always higher than its window.
  for (const more of [85, 105, 130]) {
    vi.stubGlobal('innerHeight', innerHeight + 20)
    around.style.height = `${more}px`
    look()
  }
  expect(heights).toEqual([low, low + 55])
  around.style.height = '205px'
  look()
  expect(heights.at(-1)).toBe(low + 195)
  off()
})
