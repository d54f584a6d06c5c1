import { describe, expect, it } from 'vitest'
import { diagnosePage } from './diagnose-page.ts'

const url = 'https://www.publisher.example/article'
const script = '<script async src="/bindery/bindery.js" data-api-base="/api/"></script>'
const save = '<bindery-save-button item-id="a">Save</bindery-save-button>'
const config = (json: string) =>
  `<script type="application/json" id="bindery-config">${json}</script>`
const pageOf = (body: string, head = script) =>
  `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body>${body}</body></html>`

describe('deprecated names', () => {
  const attribute = { type: 'string', description: '' } as const
  const definitions = [
    {
      tag: 'bindery-save-button',
      inline: true,
      slots: [''],
      attributes: { 'item-id': { ...attribute, deprecated: 'use item instead' } },
      deprecated: 'use bindery-keep-button instead',
      deprecatedEvents: { 'bindery-kept': 'use bindery-saved instead' },
    },
    {
      tag: 'bindery-site',
      inline: false,
      slots: [],
      attributes: { theme: { ...attribute, deprecated: 'use colours instead' } },
    },
  ]
  const linesOf = async (html: string) =>
    (await diagnosePage({ html, url, definitions }))
      .filter(({ name }) => name === 'name-deprecated')
      .map(({ message }) => message)

  it('a tag and its attribute say what to use instead', async () => {
    expect(await linesOf(pageOf(save))).toEqual([
      '<bindery-save-button> will go in a later version: use bindery-keep-button instead.',
      '<bindery-save-button> item-id will go in a later version: use item instead.',
    ])
  })

  it.each([
    [pageOf('<bindery-site theme="dark"></bindery-site>'), '<bindery-site> theme'],
    [pageOf('', script.replace('data-', 'data-theme="dark" data-')), 'The setting theme'],
    [pageOf(config('{"theme": "dark"}')), 'The setting theme'],
    [pageOf('<body onbindery-kept="go()">'), 'The event bindery-kept'],
    [pageOf('<script>kit.on("bindery-kept", go)</script>'), 'The event bindery-kept'],
  ])('%s names the setting or the event', async (html, name) => {
    expect(await linesOf(html)).toEqual([expect.stringContaining(`${name} will go`)])
  })

  it('a script of another file and an event with a longer name are no finding', async () => {
    const body = '<script src="/a.js"></script><script>kit.on("bindery-kept-on", go)</script>'
    expect(await linesOf(pageOf(body))).toEqual([])
  })
})
