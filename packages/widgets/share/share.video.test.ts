import { expect, test } from 'vitest'
import { embedCode, titleOf } from './share.video.ts'

const base = 'https://publisher.example/video/embed'
const video = { videoId: '101', slug: 'the-quiet-handover', videoTitle: undefined }

test('the title is what the page says, else what the slug says', () => {
  expect(titleOf(video)).toBe('The quiet handover')
  expect(titleOf({ ...video, videoTitle: 'Quiet' })).toBe('Quiet')
})

test('the code leads to the player of this site', () => {
  expect(embedCode(base, video)).toMatch(
    /^<iframe src="https:\/\/publisher\.example\/video\/embed\/101\/the-quiet-handover" title="The quiet handover" width="640" height="360" /,
  )
})

test.for(['"><script>alert(1)</script>', '../../account', 'a" onload="x'])(
  '%s leaves neither its place nor its quotes',
  (text) => {
    const code = embedCode(base, { videoId: text, slug: text, videoTitle: text })
    expect(code.match(/[<>]/g)).toHaveLength(4)
    expect(code.match(/"/g)).toHaveLength(14)
    const [, address = ''] = /src="([^"]*)"/.exec(code) ?? []
    expect(new URL(address).pathname).toMatch(/^\/video\/embed\/[^/]+\/[^/]+$/)
  },
)
