/** Every tag with the attribute `open` says when it opens and why it closes: no tag can be forgotten. */
import type { Definition } from '@bindery/element/definition.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../../packages/widgets/test/on-page.ts'
import { goodValue } from '../support/element-attributes.ts'

const modules = import.meta.glob<{ default: Definition }>(
  '../../packages/widgets/**/*.element.ts',
  { eager: true },
)
const definitions = Object.values(modules)
  .map((module) => module.default)
  .filter(({ attributes }) => attributes['open'])

/** Tags for a guest. The others are for a reader. */
const forGuests = ['bindery-auth-modal', 'bindery-prompt-flyout']
/** Their scrim or the rest of the page takes no click. */
const modals = ['bindery-auth-modal', 'bindery-registration-confirmation']

type Openable = HTMLElement & { open: boolean }

/** Valid texts of all attributes but `open` and `anchor`, so that the tag has something to show. */
const attributesOf = ({ attributes }: Definition) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) => {
      const good = attribute.type === 'boolean' || name === 'anchor' ? null : goodValue(attribute)
      return good ? [[name, name === 'screen' ? 'sign-in' : good.text]] : []
    }),
  )

/** A page with a button, the tag and a link. `heard` are the events of the tag, as the document hears them. */
const openTag = async (definition: Definition) => {
  const { tag } = definition
  const button = document.body.appendChild(document.createElement('button'))
  button.textContent = 'Opener'
  const reader = forGuests.includes(tag) ? {} : { reader: 'reader@example.com' }
  const here = await onPage({ [tag]: attributesOf(definition) }, reader)
  const element = here.elements[0] as Openable
  element.textContent = 'Some words'
  document.body.append('Elsewhere')
  const heard: string[] = []
  const listening = new AbortController()
  const hear = (event: Event) => {
    if (event.target !== element) return
    const { detail } = event as CustomEvent<{ reason: string } | null>
    heard.push(detail ? `closed ${detail.reason}` : `opened, open=${element.open}`)
  }
  for (const type of ['bindery-opened', 'bindery-closed'])
    document.addEventListener(type, hear, listening)
  element.open = true
  await expect.element(dialogOf(tag)).toBeVisible()
  await expect.poll(() => heard).toEqual(['opened, open=true'])
  return { ...here, element, heard, done: () => listening.abort() }
}

const dialogOf = (tag: string) =>
  tag === 'bindery-bulk-discard-flyout' ? page.getByRole('alertdialog') : page.getByRole('dialog')

/** The ways to close a tag, by the reason that it must tell. */
const ways: Record<string, (on: Awaited<ReturnType<typeof openTag>>, tag: string) => unknown> = {
  escape: () => userEvent.keyboard('{Escape}'),
  button: (_, tag) =>
    dialogOf(tag)
      .getByRole('button', { name: /^close/i })
      .first()
      .click(),
  outside: () => userEvent.click(document.body, { position: { x: 600, y: 700 } }),
  done: ({ state }) => {
    state.auth.finish()
    state.overlays.closeFlyouts()
  },
  page: ({ element }) => {
    element.open = false
  },
  'other-overlay': ({ state }) =>
    state.overlays.open({ id: 'another', kind: 'modal', close: () => {} }),
}

test('the kit has tags with the attribute open', () => {
  expect(definitions.length).toBeGreaterThan(10)
})

for (const definition of definitions) {
  const { tag } = definition
  for (const [reason, close] of Object.entries(ways)) {
    const applies =
      !(modals.includes(tag) && reason === 'outside') &&
      !(tag === 'bindery-registration-confirmation' && /done|other-overlay/.test(reason))
    test.runIf(applies)(
      `<${tag}> tells once that it opened and that it closed: ${reason}`,
      async () => {
        const on = await openTag(definition)
        await close(on, tag)
        await expect.poll(() => on.heard).toEqual(['opened, open=true', `closed ${reason}`])
        expect(on.element.open).toBe(false)
        expect(on.element.hasAttribute('open')).toBe(false)
        await expect.element(dialogOf(tag)).not.toBeInTheDocument()
        on.done()
      },
    )
  }

  test(`<${tag}> tells that the page closed it when the page removes it`, async () => {
    const { element, done } = await openTag(definition)
    const heard: unknown[] = []
    element.addEventListener('bindery-closed', (event) =>
      heard.push((event as CustomEvent<unknown>).detail),
    )
    element.remove()
    await expect.poll(() => heard).toEqual([{ reason: 'page' }])
    done()
  })
}

test('a flyout that cannot open tells that it is closed, and never that it opened', async () => {
  const { elements } = await onPage({ 'bindery-help-flyout': { anchor: 'nowhere' } })
  const element = elements[0] as Openable
  const heard: string[] = []
  for (const type of ['bindery-opened', 'bindery-closed'])
    element.addEventListener(type, (event) =>
      heard.push(`${type} ${JSON.stringify((event as CustomEvent).detail)}`),
    )
  element.open = true
  await expect.poll(() => heard).toEqual(['bindery-closed {"reason":"done"}'])
  expect(element.open).toBe(false)
})
