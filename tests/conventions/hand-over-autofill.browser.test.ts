/** What a browser has filled into a plain form, without an event, goes on in the form of the tag. */
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { fieldsOfForms, openForm } from './hand-over-forms.ts'

afterEach(() => document.body.replaceChildren())

interface Protocol {
  send(method: string, params?: object): Promise<Record<string, unknown>>
}

/** Makes the browser treat a field as one that it has filled in. */
const markAsFilled = async (field: HTMLInputElement) => {
  field.id = 'filled'
  const browser = cdp() as unknown as Protocol
  for (const domain of ['DOM', 'CSS']) await browser.send(`${domain}.enable`)
  await browser.send('DOM.getDocument', { depth: -1, pierce: true })
  const { searchId } = await browser.send('DOM.performSearch', { query: '#filled' })
  const found = { searchId, fromIndex: 0, toIndex: 1 }
  const { nodeIds } = await browser.send('DOM.getSearchResults', found)
  const [nodeId] = nodeIds as number[]
  await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] })
}

test.for(fieldsOfForms('[type=email],[type=password]'))(
  'the form %s stays while a browser hides from scripts what it has filled into the field %s',
  async ([name, key]) => {
    const { state, form, field, upgrade, taken } = await openForm(name)
    // A browser fills in what is empty.
    field(key).removeAttribute('value')
    await markAsFilled(field(key))
    expect(field(key).matches(':autofill')).toBe(true)
    upgrade()
    // Waits until a tag that nothing holds back has taken over.
    const beside = await openForm('mb-signup', state)
    beside.upgrade()
    await beside.taken('email')
    expect(form.isConnected).toBe(true)
    // The reader presses a key or the button of the pointer: the value is there, and the browser tells so.
    field(key).value = 'nora@example.com'
    field(key).dispatchEvent(new Event('input', { bubbles: true }))
    expect((await taken(key)).value).toBe('nora@example.com')
  },
)

test('what a browser has filled in before the tag was ready is sent, without an event of a field', async () => {
  const { state, field, upgrade, taken } = await openForm('sign-in')
  field('email').value = 'reader@example.com'
  field('password').value = 'Bindery#2026'
  upgrade()
  expect((await taken('password')).value).toBe('Bindery#2026')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.poll(() => state.session.$session.get().status).toBe('registered')
})
