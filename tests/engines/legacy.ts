/** Pages of another age, hostile to whatever is put on them. */
import { type Journeys, password } from './journey.ts'

/** By keys: on such a page nothing need be where a pointer finds it. */
const hostile =
  (name: string): Journeys[string] =>
  async (site) => {
    await site.opens(`/legacy/${name}`)
    await site.sees(['button', 'Register'])
    await site.tabsTo(['button', 'Sign In'])
    await site.hits('Enter')
    await site.isAt(['dialog', 'Sign In'], ['textbox', 'Email address'])
    await site.presses(['dialog'], ['button', 'Sign In'])
    await site.reads('This field is required.', ['dialog'])
    await site.fills('Email address', 'better@example.com')
    await site.fills('Password', password)
    await site.hits('Enter')
    await site.sees(['button', '~Ben Better'])
    await site.seesNo(['dialog'])
    await site.isOn(`/legacy/${name}`)
  }

export const legacy: Journeys = {
  'a strict policy in quirks mode': hostile('strict'),
  'a modal of the page that pulls the focus back': async (site) => {
    await site.opens('/legacy/focus')
    await site.sees(['button', 'Register'])
    await site.reads('Two questions')
    await site.runs(() => {
      type Kit = { openAuth(): Promise<unknown> }
      const { bindery } = window as unknown as { bindery: { ready: Promise<Kit> } }
      // Not awaited: it ends when the reader has signed in.
      bindery.ready.then((kit) => kit.openAuth())
    })
    await site.isAt(['dialog', 'Sign In'], ['textbox', 'Email address'])
    await site.types('better@example.com')
    await site.hits('Tab')
    await site.isAt(['dialog', 'Sign In'], ['textbox', 'Password'])
    await site.types(password)
    await site.hits('Enter')
    await site.sees(['button', '~Ben Better'])
  },
  'a loader of modules that swallows scripts': hostile('requirejs'),
  'another major version of the script on the same page': hostile('other-major-first'),
  'polluted globals, hostile style sheets and the script twice': hostile('everything'),
}
