import { createTrigger } from '@bindery/state/page/trigger.ts'
import { promptPanel } from '@bindery/state/session/prompt.ts'
import { focused } from '@bindery/ui/focus/focus.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { onPage } from '../test/on-page.ts'
import { type PageOptions, until } from '../test/page.ts'
import './prompt-flyout.element.ts'

const tag = 'bindery-prompt-flyout'
const box = page.getByRole('dialog', { name: 'Sign in or register' })
const wish = { kind: 'share-list', name: 'To share this list', data: { list: 7 } }

const setup = async (attributes: Record<string, string | true> = {}, options?: PageOptions) => {
  const button = place('button', { id: 'there' }, 'Share')
  const { state, environment, elements } = await onPage({ [tag]: attributes }, options)
  const trigger = createTrigger(state.overlays, { id: 'trigger' }, (anchor) =>
    promptPanel(anchor, { reason: 'To share this list', wish }),
  )
  button.addEventListener('click', () => trigger.toggle(button))
  return { button, state, environment, element: elements[0] as HTMLElement }
}
const share = () => page.getByRole('button', { name: 'Share' })

test.for([
  ['Sign In', 'sign-in'],
  ['Register', 'registration'],
] as const)(
  'the prompt shows its reason, and %s opens the modal and keeps the pending action',
  async ([name, screen]) => {
    const { state, environment } = await setup()
    await share().click()
    await expect.element(box.getByText('To share this list')).toBeVisible()
    expect(state.pendingActions.$action.get()).toBeNull()
    await box.getByRole('button', { name }).click()
    expect(state.auth.$auth.get()).toMatchObject({ screen, reason: 'To share this list' })
    expect(state.pendingActions.$action.get()).toEqual(wish)
    expect(environment.events.map(({ type }) => type)).toContain('bindery-sign-in-request')
    await expect.element(box).not.toBeInTheDocument()
    await expect.poll(() => focused()?.id).toBe('there')
  },
)

test('Tab leads into the prompt, and Escape returns focus to its button', async () => {
  const { button } = await setup()
  button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toBeVisible()
  await userEvent.tab()
  await userEvent.tab()
  await expect.poll(() => focused()?.textContent).toBe('Sign In')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).not.toBeInTheDocument()
  await expect.poll(focused).toBe(button)
})

test('a page opens the prompt with words of its own, and sign-in closes it', async () => {
  const { element, state } = await setup({ anchor: 'there' })
  element.append(place('span', {}, 'Lists are for readers with an account.'))
  element.toggleAttribute('open', true)
  await expect.element(page.getByText('Lists are for readers with an account.')).toBeVisible()
  await state.session.signIn({ username: 'reader@example.com', password: 'Bindery#2026' })
  await expect.element(box).not.toBeInTheDocument()
  expect(element.hasAttribute('open')).toBe(false)
})

test('the prompt stays closed for a reader who has signed in', async () => {
  const { element, state } = await setup({ anchor: 'there' }, { reader: 'reader@example.com' })
  await until(state.session.$session, (now): now is typeof now => now.status === 'registered')
  element.toggleAttribute('open', true)
  await expect.poll(() => element.hasAttribute('open')).toBe(false)
  await expect.element(box).not.toBeInTheDocument()
})

test('an unknown anchor is named in the console, and the prompt stays closed', async () => {
  const { element, environment } = await setup({ anchor: 'nowhere' })
  element.toggleAttribute('open', true)
  await expect.poll(() => environment.warnings.join()).toMatch(/anchor="nowhere"/)
  await expect.poll(() => element.hasAttribute('open')).toBe(false)
})
