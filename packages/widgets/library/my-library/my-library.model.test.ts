import { folderNameMessage, folderTakenMessage } from '@bindery/contract/folder-rule.ts'
import { savedOf } from '@bindery/state/library/saved.ts'
import { describe, expect, test } from 'vitest'
import { home, openLibrary } from '../../test/library.ts'
import { password, stand } from '../../test/page.ts'
import { createLibraryModel } from './my-library.model.ts'

const path = ({ environment }: { environment: { location(): { pathname: string } } }) =>
  environment.location().pathname

describe('My Library and its folders', () => {
  test('My Library renders nothing for a guest', async () => {
    const library = await stand(createLibraryModel, { folder: undefined }, { href: home })
    expect(library.model.$view.get()).toBeNull()
  })

  test('an open folder has its address, and Back leaves it', async () => {
    const library = await openLibrary()
    expect(library.view().feed.count).toBe('8 of 14')
    await library.choose('Strategy 2026')
    expect(path(library)).toBe('/my-library/library/strategy-2026')
    expect(library.view().feed.count).toBe('5 of 5')
    await library.choose('Team reading')
    library.environment.back()
    await library.when(({ folders }) => folders.active?.name === 'Strategy 2026')
    library.environment.back()
    await library.when(({ folders }) => folders.active === null)
    expect(path(library)).toBe('/my-library')
  })

  test('My Library leaves the history of another page alone', async () => {
    const library = await openLibrary({
      href: 'https://publisher.example/dashboard',
      folder: 'all',
    })
    await library.choose('Strategy 2026')
    expect(path(library)).toBe('/dashboard')
  })

  test.each([
    { href: `${home}/library/team-reading` },
    { folder: 'team-reading' },
    { folder: 'f-1001-2' },
  ])('My Library with %o opens a folder', async (options) => {
    const library = await openLibrary(options)
    expect(library.view().folders.active?.name).toBe('Team reading')
  })

  test('the address of an unknown folder shows a note and all items', async () => {
    const library = await openLibrary({ href: `${home}/library/nobodys` })
    expect(library.view().folders).toMatchObject({
      active: null,
      note: expect.stringContaining('no folder'),
    })
    expect(path(library)).toBe('/my-library')
  })

  test('a new folder becomes active and shows its welcome once', async () => {
    const library = await openLibrary()
    library.view().folders.edit('new')
    await library.view().folders.send({ name: ' Pricing 101 ', description: 'Margins' })
    const now = await library.when(({ feed }) => feed.empty !== null)
    expect(now.folders).toMatchObject({ active: { name: 'Pricing 101' }, editing: 'none' })
    expect(now.feed.empty?.title).toBe('“Pricing 101” is ready')
    expect(path(library)).toBe('/my-library/library/pricing-101')
    await library.choose('Team reading')
    await library.choose('Pricing 101')
    expect((await library.when(({ feed }) => feed.empty !== null)).feed.empty?.title).toBe(
      'This folder is empty',
    )
  })

  test('a folder called All has an address of its own', async () => {
    const library = await openLibrary()
    library.view().folders.edit('new')
    expect(library.view().folders.validate({ name: 'All' })).toEqual({})
    await library.view().folders.send({ name: 'All', description: '' })
    const { folders } = await library.when((now) => now.folders.active?.name === 'All')
    expect(path(library)).toBe(`/my-library/library/${folders.active?.id}`)
    await library.choose('Team reading')
    library.environment.back()
    await library.when((now) => now.folders.active?.name === 'All')
  })

  test('the folder of the setting gift-folder has the gift icon', async () => {
    const gifts = async (settings = {}) => {
      const library = await openLibrary({ settings })
      return library.view().folders.folders.flatMap(({ gift, name }) => (gift ? [name] : []))
    }
    expect(await gifts()).toEqual(['hbrgift'])
    expect(await gifts({ giftFolder: 'strategy-2026' })).toEqual(['Strategy 2026'])
  })

  test('a read-only folder offers no discard, and does not advise to fill it', async () => {
    const library = await openLibrary()
    expect(library.view().feed.discardable).toBe(true)
    const { feed } = await library.choose('hbrgift')
    expect(feed).toMatchObject({ discardable: false, selectable: true, empty: null })
    const [id = ''] = feed.rows.map((row) => row.id)
    await savedOf(library.state).remove([id])
    const now = await library.when((next) => next.feed.empty !== null)
    expect(now.feed.empty).toMatchObject({
      title: 'This folder is empty',
      text: expect.stringContaining('You cannot add to it yourself'),
    })
  })

  test.each([
    [{ name: '' }, 'This field is required.'],
    [{ name: 'Straße' }, folderNameMessage],
    [{ name: 'x'.repeat(31) }, folderNameMessage],
    [{ name: 'STRATEGY2026' }, folderTakenMessage],
  ])('the folder form refuses %o', async (values, message) => {
    const library = await openLibrary()
    library.view().folders.edit('new')
    expect(library.view().folders.validate(values)).toEqual({ name: message })
  })

  test('the folder form accepts 500 characters of description', async () => {
    const library = await openLibrary()
    const errors = library.view().folders.validate({ name: 'Fine', description: 'x'.repeat(501) })
    expect(errors).toEqual({ description: 'This field must be less than 501 characters.' })
  })

  test('a renamed folder keeps its place and changes its address', async () => {
    const library = await openLibrary()
    const { folders } = await library.choose('Team reading')
    folders.edit('active')
    expect(library.view().folders.drafts).toMatchObject({ name: 'Team reading' })
    expect(library.view().folders.validate({ name: 'TEAM reading' })).toEqual({})
    await library.view().folders.send({ name: 'Team', description: '' })
    expect(library.view().folders).toMatchObject({ editing: 'none', active: { name: 'Team' } })
    expect(path(library)).toBe('/my-library/library/team')
    expect(library.view().folders.folders.map(({ name }) => name)).toEqual([
      'Strategy 2026',
      'Team',
      'hbrgift',
    ])
  })

  test.each([
    [422, { errors: [{ field: 'name', message: 'Not that one.' }] }, 'Not that one.'],
    [422, { errors: ['Not that one.'] }, 'Not that one.'],
    [409, { errors: ['There is one.'] }, 'There is one.'],
    [409, {}, 'Folder already exists'],
  ])(
    'the folder form shows the first server message of a %i, if any, and keeps its values',
    async (status, body, message) => {
      const library = await openLibrary()
      const { folders } = await library.choose('Team reading')
      const values = { name: 'Other', description: 'Text' }
      folders.edit('active')
      library.view().folders.keepDraft(values)
      await library.mock.faults([
        { method: 'POST', path: '/service/lists', status, body: JSON.stringify(body) },
      ])
      await library.view().folders.send(values)
      expect(library.view().folders).toMatchObject({
        editing: 'active',
        problem: { fields: { name: message } },
        drafts: values,
        active: { name: 'Team reading' },
      })
    },
  )

  test('the folder form tells a failure without a server message as the save flyout does', async () => {
    const library = await openLibrary()
    library.view().folders.edit('new')
    await library.mock.faults([{ method: 'POST', path: '/service/lists', status: 503 }])
    await library.view().folders.send({ name: 'Other', description: '' })
    expect(library.view().folders.problem?.message).toBe(
      'There was an error while processing your request, please try again later.',
    )
  })

  test('My Library shows the maintenance of the store instead of an empty list of orders', async () => {
    const library = await openLibrary()
    await library.mock.settings({ maintenance: true })
    library.view().chooseTab('activity')
    library.view().chooseKind('ordered')
    const { feed } = await library.when((now) => now.kind === 'ordered' && now.feed.empty !== null)
    expect(feed.empty).toMatchObject({
      title: 'Orders cannot be shown right now',
      text: expect.stringContaining('order history are unavailable'),
      link: null,
    })
  })

  test('a folder is deleted after the question, and its entries stay in My Library', async () => {
    const library = await openLibrary()
    const { folders } = await library.choose('Team reading')
    folders.edit('active-delete')
    await library.mock.faults([
      { method: 'DELETE', path: '/api/user/lists', status: 503, times: 1 },
    ])
    await library.view().folders.remove()
    expect(library.view().folders).toMatchObject({
      editing: 'active-delete',
      active: { name: 'Team reading' },
      problem: { message: expect.any(String) },
    })
    await library.view().folders.remove()
    const now = await library.when(({ folders: { active } }) => active === null)
    expect(now.folders.folders.map(({ name }) => name)).toEqual(['Strategy 2026', 'hbrgift'])
    expect(now.feed.count).toBe('8 of 14')
    expect(path(library)).toBe('/my-library')
  })
})

test('the next reader finds no data of the former one', async () => {
  const library = await openLibrary()
  await library.choose('Strategy 2026')
  library.view().folders.edit('active')
  library.view().folders.keepDraft({ name: 'Secret plan', description: '' })
  await library.state.session.signOut()
  expect(library.model.$view.get()).toBeNull()
  await library.state.session.signIn({ username: 'reader.de@example.com', password })
  const now = await library.when(({ feed }) => feed.empty !== null)
  expect(now.folders).toMatchObject({ folders: [], active: null, editing: 'none', drafts: {} })
  expect(JSON.stringify(now)).not.toMatch(/Secret|Strategy 2026/)
})

describe('the export', () => {
  test('the export has the whole folder, including entries that are not loaded', async () => {
    const library = await openLibrary()
    expect(library.view().feed.rows).toHaveLength(8)
    const file = await library.view().exporting.createFile('json')
    expect(file?.name).toBe('my-library.json')
    const { items } = JSON.parse(file?.text ?? '') as { items: { title: string; url: string }[] }
    expect(items).toHaveLength(14)
    expect(items[0]?.url).toMatch(/^https:\/\/publisher\.example\/2026\//)
    await library.choose('Strategy 2026')
    const list = await library.view().exporting.createFile('csv')
    expect(list?.name).toBe('strategy-2026.csv')
    expect(list?.text.trim().split('\r\n')).toHaveLength(1 + 5)
  })

  test('the export shows a failure and can be retried', async () => {
    const library = await openLibrary()
    await library.mock.faults([{ method: 'GET', path: '/api/user/saves/0/100', status: 404 }])
    expect(await library.view().exporting.createFile('ris')).toBeNull()
    expect(library.view().exporting).toMatchObject({ busy: null })
    expect(library.view().exporting.message).toMatch(/\w/)
    expect(library.view().feed.rows).toHaveLength(8)
    await library.mock.faults([])
    expect(
      (await library.view().exporting.createFile('ris'))?.text.match(/^ER {2}- /gm),
    ).toHaveLength(14)
    expect(library.view().exporting.message).toBeNull()
  })

  test('the export of an ended session opens the sign-in form', async () => {
    const library = await openLibrary()
    await library.mock.faults([{ method: 'GET', path: '/api/user/saves/0/100', status: 401 }])
    expect(await library.view().exporting.createFile('ris')).toBeNull()
    expect(library.state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
  })

  test('two presses make one export', async () => {
    const library = await openLibrary()
    const { createFile } = library.view().exporting
    const [one, two] = await Promise.all([createFile('csv'), createFile('csv')])
    expect(one).not.toBeNull()
    expect(two).toBeNull()
  })
})
