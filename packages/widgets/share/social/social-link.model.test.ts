import { describe, expect, test } from 'vitest'
import { type PageOptions, stand } from '../../test/page.ts'
import { recordShare } from '../share-history.ts'
import { createSocialLinkModel, type SocialLinkAttributes } from './social-link.model.ts'

const link = (attributes: Partial<SocialLinkAttributes> = {}, options: PageOptions = {}) =>
  stand(createSocialLinkModel, { network: 'facebook', url: undefined, ...attributes }, options)

test.for([
  ['twitter', 'Share on X', 'https://twitter.com/intent/tweet?url='],
  ['facebook', 'Share on Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
  ['linkedin', 'Share on LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url='],
] as const)(
  'the link to %s is called “%s” and leads to its page',
  async ([network, name, page]) => {
    const { view } = await link({ network, url: 'https://example.com/a?b=c&d=é#e' })
    const address = encodeURIComponent('https://example.com/a?b=c&d=%C3%A9#e')
    expect(view()).toMatchObject({ network, name, href: page + address })
  },
)

test.for([
  [undefined, 'https://publisher.example/2025/03/an-article?page=2'],
  ['/2024/01/other', 'https://publisher.example/2024/01/other'],
  ['//elsewhere.example/x', 'https://elsewhere.example/x'],
] as const)('the link with the url %o shares %s', async ([url, shared]) => {
  const { view, environment } = await link(
    { url },
    { href: 'https://publisher.example/2025/03/an-article?page=2#top' },
  )
  expect(view().href).toContain(`u=${encodeURIComponent(shared)}`)
  expect(environment.warnings).toEqual([])
})

test.for(['javascript:alert(1)', 'data:text/html,x', 'https://a:b@example.com/', 'http://'])(
  'the link ignores the url %s and shares the page',
  async (url) => {
    const { view, environment } = await link({ url })
    expect(view().href).toMatch(/u=https%3A%2F%2Fpublisher\.example%2F2025%2F03%2Fan-article$/)
    expect(environment.warnings).toEqual([expect.stringContaining(`url="${url}"> is ignored`)])
  },
)

test('a link without a network dispatches an error and renders nothing', async () => {
  const { model, environment } = await link({ network: undefined })
  expect(model.$view.get()).toBeNull()
  expect(environment.events.map(({ type, detail }) => [type, detail.code])).toEqual([
    ['bindery-error', 'unsupported-network'],
  ])
})

test('the link dispatches bindery-shared with its network', async () => {
  const { view, host } = await link({ network: 'twitter' })
  const events: unknown[] = []
  host.element.addEventListener('bindery-shared', (event) =>
    events.push((event as CustomEvent).detail),
  )
  view().shared()
  expect(events).toEqual([{ provider: 'Twitter' }])
})

describe('the history of shares', () => {
  const reader = 'reader@example.com'
  const path = '/api/user/share'

  test('the history gets the share of a reader', async () => {
    const { view, posts, environment } = await link({}, { reader })
    view().shared()
    await expect.poll(() => posts(path)).toMatchObject([{ status: 200 }])
    expect(environment.events.map(({ type }) => type)).not.toContain('bindery-error')
  })

  test('a failure to update the history dispatches an error', async () => {
    const { mock, view, environment } = await link({}, { reader })
    await mock.faults([{ method: 'POST', path, status: 500 }])
    view().shared()
    await expect
      .poll(() => environment.events.flatMap(({ detail }) => detail?.message ?? []))
      .toEqual(['Facebook was not noted in the history'])
  })

  test.each([
    ['https://publisher.example/2025/03/the-long-view', {}],
    ['https://elsewhere.example/x', { reader }],
  ])('the history gets no share of %s by %j', async (url, options) => {
    const { state, posts, host, environment } = await link({}, options)
    await recordShare(state, { url, provider: 'LinkedIn' }, 'bindery-x', host.element)
    expect(await posts(path)).toEqual([])
    expect(state.auth.$auth.get().step).toBe('closed')
    expect(environment.events.map(({ type }) => type)).not.toContain('bindery-error')
  })
})
