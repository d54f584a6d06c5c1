import { expect, test } from 'vitest'
import { embedCode, titleOf } from './video-embed.ts'

const base = 'https://publisher.example/video/embed'
const video = { videoId: '101', slug: 'the-quiet-handover', videoTitle: undefined }

test('the title is that of the page, else the slug as words', () => {
  expect(titleOf(video)).toBe('The quiet handover')
  expect(titleOf({ ...video, videoTitle: 'Quiet' })).toBe('Quiet')
})

test('the code embeds the player of this site', () => {
  expect(embedCode(base, video)).toMatch(
    /^<iframe src="https:\/\/publisher\.example\/video\/embed\/101\/the-quiet-handover" title="The quiet handover" width="640" height="360" /,
  )
})

test.for(['"><script>alert(1)</script>', '../../account', 'a" onload="x'])(
  'the code escapes %s',
  (text) => {
    const code = embedCode(base, { videoId: text, slug: text, videoTitle: text })
    expect(code.match(/[<>]/g)).toHaveLength(4)
    expect(code.match(/"/g)).toHaveLength(14)
    const [, address = ''] = /src="([^"]*)"/.exec(code) ?? []
    expect(new URL(address).pathname).toMatch(/^\/video\/embed\/[^/]+\/[^/]+$/)
  },
)
