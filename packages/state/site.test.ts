import { describe, expect, test } from 'vitest'
import { testEnvironment } from './test-environment.ts'
import { known, reader, visit } from './test-state.ts'

describe('the site', () => {
  test('has the state of its reader on the root element', async () => {
    const here = visit()
    const off = here.state.site.markRoot()
    expect([...here.page.classes]).toEqual(['bindery-guest'])
    await here.state.session.signIn({ ...reader, username: 'good@example.com' })
    expect([...here.page.classes]).toEqual(['bindery-subscribers'])
    here.page.hide(true)
    expect([...here.page.classes]).toEqual(['bindery-subscribers'])
    await here.state.session.signOut()
    expect([...here.page.classes]).toEqual(['bindery-guest'])
    off()
  })
  test('starts with what the server has put there', async () => {
    const page = testEnvironment().page
    page.rootClass('bindery-registered', true)
    const here = visit({}, { page })
    expect(here.state.site.$state.get()).toBe('registered')
    here.state.site.$state.listen(() => {})
    await known(here)
    expect(here.state.site.$state.get()).toBe('guest')
  })
  test.each([
    ['US', true],
    ['CA', false],
    ['DE', false],
    [null, false],
  ])('opt-in in %s: %s', (country, checked) => {
    const { site } = visit({ country }).state
    expect(site.$optIn.get()).toBe(checked)
    site.$country.set('US')
    expect(site.$optIn.get()).toBe(true)
  })
})
