/** A reader types into a form of the page before the script loads. The tag takes over the form while the reader types on. */
import { expect } from 'vitest'
import { type Journeys, password, type Site } from './journey.ts'
import { until } from './reader.ts'
import type { Step } from './sight.ts'

type Tag = `bindery-${string}`

/** Whether the tag's own form has taken the place of the page's. Runs in the page. */
const isTaken = (tag: string) => document.querySelector(`${tag} .plain-form form`) === null

/** The caret or selection of the field with the focus, as far as the field tells it. Runs in the page. */
const caret = (): readonly (number | null)[] => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  const { selectionStart, selectionEnd } = active as HTMLInputElement
  return [selectionStart, selectionEnd]
}

const handsOver = (site: Site, tag: Tag) =>
  until(`for ${tag} to take over`, () => site.runs(isTaken, tag))

/** Types a letter again and again until the tag has taken over, and once more. Answers what was typed. */
const typesMeanwhile = async (site: Site, tag: Tag, letter: string): Promise<string> => {
  let typed = ''
  const type = async () => {
    await site.types(letter)
    typed += letter
  }
  await until(`for ${tag} to take over`, async () => {
    await type()
    return site.runs(isTaken, tag)
  })
  await type()
  return typed
}

const backspaces = (letters: string) => [...letters].map(() => 'Backspace')

/** The paths of the forms that the page has posted by itself. */
const posted = async (site: Site) => (await site.mock.calls('/api/forms/')).map(({ path }) => path)

export const handOver: Journeys = {
  'a reader types an e-mail while the sign-in form takes over, and signs in with it': async (
    site,
  ) => {
    const tag = 'bindery-auth-modal'
    const email: Step = ['textbox', 'Email address']
    const arrives = await site.beginsWithoutScript('/sign-in')
    await site.presses(['main'], email)
    await site.types('reader@.com')
    await site.hits('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')
    expect(await site.runs(isTaken, tag)).toBe(false)
    arrives()
    const typed = await typesMeanwhile(site, tag, 'x')
    expect((await site.isAt(['main'], email)).value).toBe(`reader@${typed}.com`)
    await site.hits(...backspaces(typed))
    await site.types('example')
    expect((await site.isAt(['main'], email)).value).toBe('reader@example.com')
    await site.hits('Tab')
    await site.isAt(['main'], ['textbox', 'Password'])
    await site.types(password)
    await site.hits('Enter')
    await site.reads('You are signed in as Robin Reader', ['main'])
    expect(await site.mock.calls('/authenticate')).toHaveLength(1)
    expect(await posted(site)).toEqual([])
  },

  'a reader who signs in before the script arrives is signed in by the page, once': async (
    site,
  ) => {
    const arrives = await site.beginsWithoutScript('/sign-in')
    await site.fills('Email address', 'reader@example.com', ['main'])
    await site.fills('Password', password, ['main'])
    await site.hits('Enter')
    await site.reads('You are signed in as Robin Reader', ['main'])
    arrives()
    await site.sees(['banner'], ['button', 'Robin Reader'])
    expect(await site.mock.calls('/authenticate')).toEqual([])
    expect(await posted(site)).toEqual(['/api/forms/sign-in'])
  },

  'a reader types a name while the sign-up form takes over: the caret stays, and so does what is wrong':
    async (site) => {
      const tag = 'bindery-mb-signup'
      const letters: Step = ['region', 'Mail from Priya Raman']
      const arrives = await site.beginsWithoutScript('/2026/01/prototype-the-paperwork')
      await site.presses(letters, ['textbox', 'Email address'])
      await site.types('nora@')
      await site.hits('Tab')
      await site.isAt(letters, ['textbox', 'First name'])
      await site.types('Nra')
      await site.hits('ArrowLeft', 'ArrowLeft')
      arrives()
      const typed = await typesMeanwhile(site, tag, 'o')
      expect((await site.isAt(letters, ['textbox', 'First name'])).value).toBe(`N${typed}ra`)
      expect(await site.runs(caret)).toEqual([1 + typed.length, 1 + typed.length])
      await site.reads('Please enter a valid email address.', letters)
      await site.hits('Shift+Tab')
      expect((await site.isAt(letters, ['textbox', 'Email address'])).value).toBe('nora@')
      await site.fills('Email address', 'nora@example.com', letters)
      await site.hits('Enter')
      await site.reads('Thank you. You will hear from Priya Raman.', letters)
      expect(await site.mock.calls('/api/user/subscribe')).toHaveLength(1)
      expect(await posted(site)).toEqual([])
    },

  'what a reader has selected stays selected when the look-up takes over, and is typed over':
    async (site) => {
      const tag = 'bindery-subscriber-lookup'
      const account: Step = ['textbox', 'Account number']
      const arrives = await site.beginsWithoutScript('/subscriber-help')
      const form: Step = ['form', 'Find your subscription']
      await site.fills('Email address', 'print@example.com', form)
      await site.presses(form, account)
      await site.types('1230004567890')
      await site.hits(...Array.from({ length: 7 }, () => 'ArrowLeft'))
      await site.hits('Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft')
      arrives()
      await handsOver(site, tag)
      await site.isAt(account)
      expect(await site.runs(caret)).toEqual([3, 6])
      await site.hits('Backspace')
      expect((await site.isAt(account)).value).toBe('1234567890')
      await site.hits('Enter')
      await site.sees(['heading', 'We found your subscription'])
      expect(await posted(site)).toEqual([])
    },

  'a quantity that was typed before the script arrives is added to the cart': async (site) => {
    const tag = 'bindery-add-to-cart'
    const quantity: Step = ['spinbutton', 'Quantity']
    const arrives = await site.beginsWithoutScript('/product/the-quiet-half/10403-PBK-ENG')
    await site.presses(['main'], quantity)
    await site.isAt(['main'], quantity)
    await site.hits('Control+a')
    await site.types('12')
    await site.hits('ArrowLeft')
    arrives()
    const typed = await typesMeanwhile(site, tag, '0')
    expect((await site.isAt(['main'], quantity)).value).toBe(`1${typed}2`)
    await site.hits(...backspaces(typed))
    await site.hits('Enter')
    await site.sees(['dialog', 'Added to your cart'])
    await site.sees(['banner'], ['button', 'Cart, 12 items'])
    expect(await posted(site)).toEqual([])
  },

  'a reader types into the search while it takes over, and finds what was typed': async (site) => {
    const arrives = await site.beginsWithoutScript('/topics')
    await site.presses(['banner'], ['searchbox', 'Search the site'])
    await site.types('meng')
    await site.hits('ArrowLeft', 'ArrowLeft')
    arrives()
    const field: Step = ['combobox', 'Search the site']
    let typed = ''
    await until('for the search to take over', async () => {
      await site.types('e')
      typed += 'e'
      return site.runs(() => !document.activeElement?.closest('form'))
    })
    expect((await site.isAt(['dialog', 'Search'], field)).value).toBe(`me${typed}ng`)
    await site.hits(...backspaces(typed))
    await site.types('eti')
    await site.hits('Enter')
    await site.isOn('/search?q=meeting')
  },
}
