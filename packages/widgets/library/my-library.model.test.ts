import { folderNameMessage, folderTakenMessage } from '@bindery/contract/folder-rule.ts'
import { describe, expect, test } from 'vitest'
import { password, stand } from '../test/page.ts'
import { createLibraryModel } from './my-library.model.ts'
import { home, openLibrary } from './test-library.ts'

const path = ({ environment }: { environment: { location(): { pathname: string } } }) =>
  environment.location().pathname

describe('the folders', () => {
  test('are there for a reader only', async () => {
    const here = await stand(createLibraryModel, { folder: undefined }, { href: home })
    expect(here.model.$view.get()).toBeNull()
  })

  test('a folder has its address, and Back leads out of it', async () => {
    const here = await openLibrary()
    expect(here.view().feed.count).toBe('8 of 14')
    await here.choose('Strategy 2026')
    expect(path(here)).toBe('/my-library/library/strategy-2026')
    expect(here.view().feed.count).toBe('5 of 5')
    await here.choose('Team reading')
    here.environment.back()
    await here.when(({ folders }) => folders.active?.name === 'Strategy 2026')
    here.environment.back()
    await here.when(({ folders }) => folders.active === null)
    expect(path(here)).toBe('/my-library')
  })

  test('the history of any other page is its own', async () => {
    const here = await openLibrary({ href: 'https://publisher.example/dashboard', folder: 'all' })
    await here.choose('Strategy 2026')
    expect(path(here)).toBe('/dashboard')
  })

  test.each([
    { href: `${home}/library/team-reading` },
    { folder: 'team-reading' },
    { folder: 'f-1001-2' },
  ])('%o opens a folder', async (options) => {
    const here = await openLibrary(options)
    expect(here.view().folders.active?.name).toBe('Team reading')
  })

  test('an address that leads to none says so and shows all', async () => {
    const here = await openLibrary({ href: `${home}/library/nobodys` })
    expect(here.view().folders).toMatchObject({
      active: null,
      note: expect.stringContaining('no folder'),
    })
    expect(path(here)).toBe('/my-library')
  })

  test('a new one welcomes, and is where the reader is', async () => {
    const here = await openLibrary()
    here.view().folders.edit('new')
    await here.view().folders.send({ name: ' Pricing 101 ', description: 'Margins' })
    const now = await here.when(({ feed }) => feed.empty !== null)
    expect(now.folders).toMatchObject({ active: { name: 'Pricing 101' }, editing: 'none' })
    expect(now.feed.empty?.title).toBe('“Pricing 101” is ready')
    expect(path(here)).toBe('/my-library/library/pricing-101')
    await here.choose('Team reading')
    await here.choose('Pricing 101')
    expect((await here.when(({ feed }) => feed.empty !== null)).feed.empty?.title).toBe(
      'This folder is empty',
    )
  })

  test.each([
    [{ name: '' }, 'This field is required.'],
    [{ name: 'Straße' }, folderNameMessage],
    [{ name: 'x'.repeat(31) }, folderNameMessage],
    [{ name: 'STRATEGY2026' }, folderTakenMessage],
  ])('%o is not sent', async (values, message) => {
    const here = await openLibrary()
    here.view().folders.edit('new')
    expect(here.view().folders.faults(values)).toEqual({ name: message })
  })

  test('a description may have 500 characters', async () => {
    const here = await openLibrary()
    const faults = here.view().folders.faults({ name: 'Fine', description: 'x'.repeat(501) })
    expect(faults).toEqual({ description: 'This field must be less than 501 characters.' })
  })

  test('renamed it keeps its place and has another address', async () => {
    const here = await openLibrary()
    const { folders } = await here.choose('Team reading')
    folders.edit('active')
    expect(here.view().folders.drafts).toMatchObject({ name: 'Team reading' })
    expect(here.view().folders.faults({ name: 'TEAM reading' })).toEqual({})
    await here.view().folders.send({ name: 'Team', description: '' })
    expect(here.view().folders).toMatchObject({ editing: 'none', active: { name: 'Team' } })
    expect(path(here)).toBe('/my-library/library/team')
    expect(here.view().folders.folders.map(({ name }) => name)).toEqual([
      'Strategy 2026',
      'Team',
      'hbrgift',
    ])
  })

  test.each([
    [422, { errors: [{ field: 'name', message: 'Not that one.' }] }, 'Not that one.'],
    [422, { errors: ['Not that one.'] }, 'Not that one.'],
    [409, { errors: ['There is one.'] }, 'There is one.'],
    [409, {}, folderTakenMessage],
  ])(
    'a refusal (%i) is told in the server’s first words, if it has any, and nothing typed is lost',
    async (status, body, message) => {
      const here = await openLibrary()
      const { folders } = await here.choose('Team reading')
      const values = { name: 'Other', description: 'Text' }
      folders.edit('active')
      here.view().folders.draft(values)
      await here.mock.faults([
        { method: 'POST', path: '/service/lists', status, body: JSON.stringify(body) },
      ])
      await here.view().folders.send(values)
      expect(here.view().folders).toMatchObject({
        editing: 'active',
        problem: { fields: { name: message } },
        drafts: values,
        active: { name: 'Team reading' },
      })
    },
  )

  test('one that goes is asked about; what was in it stays', async () => {
    const here = await openLibrary()
    const { folders } = await here.choose('Team reading')
    folders.edit('active-delete')
    await here.mock.faults([{ method: 'DELETE', path: '/api/user/lists', status: 503, times: 1 }])
    await here.view().folders.remove()
    expect(here.view().folders).toMatchObject({
      editing: 'active-delete',
      active: { name: 'Team reading' },
      problem: { message: expect.any(String) },
    })
    await here.view().folders.remove()
    const now = await here.when(({ folders: { active } }) => active === null)
    expect(now.folders.folders.map(({ name }) => name)).toEqual(['Strategy 2026', 'hbrgift'])
    expect(now.feed.count).toBe('8 of 14')
    expect(path(here)).toBe('/my-library')
  })
})

test('another reader finds nothing of the one before', async () => {
  const here = await openLibrary()
  await here.choose('Strategy 2026')
  here.view().folders.edit('active')
  here.view().folders.draft({ name: 'Secret plan', description: '' })
  await here.state.session.signOut()
  expect(here.model.$view.get()).toBeNull()
  await here.state.session.signIn({ username: 'reader.de@example.com', password })
  const now = await here.when(({ feed }) => feed.empty !== null)
  expect(now.folders).toMatchObject({ folders: [], active: null, editing: 'none', drafts: {} })
  expect(JSON.stringify(now)).not.toMatch(/Secret|Strategy 2026/)
})

describe('the folder that is shown as a file', () => {
  test('is whole, also what has not been loaded', async () => {
    const here = await openLibrary()
    expect(here.view().feed.rows).toHaveLength(8)
    const file = await here.view().exporting.make('json')
    expect(file?.name).toBe('my-library.json')
    const { items } = JSON.parse(file?.text ?? '') as { items: { title: string; url: string }[] }
    expect(items).toHaveLength(14)
    expect(items[0]?.url).toMatch(/^https:\/\/publisher\.example\/2026\//)
    await here.choose('Strategy 2026')
    const list = await here.view().exporting.make('csv')
    expect(list?.name).toBe('strategy-2026.csv')
    expect(list?.text.trim().split('\r\n')).toHaveLength(1 + 5)
  })

  test('is not made when the server fails, and can be asked for again', async () => {
    const here = await openLibrary()
    await here.mock.faults([{ method: 'GET', path: '/api/user/saves/0/100', status: 404 }])
    expect(await here.view().exporting.make('ris')).toBeNull()
    expect(here.view().exporting).toMatchObject({ busy: null })
    expect(here.view().exporting.message).toMatch(/\w/)
    expect(here.view().feed.rows).toHaveLength(8)
    await here.mock.faults([])
    expect((await here.view().exporting.make('ris'))?.text.match(/^ER {2}- /gm)).toHaveLength(14)
    expect(here.view().exporting.message).toBeNull()
  })

  test('asks a reader whose session has ended to sign in', async () => {
    const here = await openLibrary()
    await here.mock.faults([{ method: 'GET', path: '/api/user/saves/0/100', status: 401 }])
    expect(await here.view().exporting.make('ris')).toBeNull()
    expect(here.state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
  })

  test('is made once for two presses', async () => {
    const here = await openLibrary()
    const { make } = here.view().exporting
    const [one, two] = await Promise.all([make('csv'), make('csv')])
    expect(one).not.toBeNull()
    expect(two).toBeNull()
  })
})
