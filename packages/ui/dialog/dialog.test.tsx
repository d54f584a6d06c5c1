import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, place } from '../../../tests/support/mount.tsx'
import { Button } from '../button/button.tsx'
import { focused } from '../focus/focus.ts'
import { Field } from '../form/field.tsx'
import { Form } from '../form/form.tsx'
import { expectFocus, focusAtHeading } from '../test/focus.ts'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { LightDom } from '../view/light-dom.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { PageDialog } from './page-dialog.tsx'
import { TopLayerDialog } from './top-layer-dialog.tsx'

function Scene(props: Partial<DialogProps> & Pick<DialogProps, 'strategy'>) {
  const [open, setOpen] = useState(false)
  const [screen, setScreen] = useState('first')
  return (
    <InShadowRoot>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog
          title={screen === 'first' ? 'Welcome' : 'Thank you'}
          screen={screen}
          {...props}
          onClose={(by) => {
            props.onClose?.(by)
            setOpen(false)
          }}
        >
          <LightDom>
            <Form name="welcome" defaultValues={{ name: '' }} onSubmit={() => {}}>
              <Field name="name" label="Your name" />
              <Button onClick={() => setScreen('second')}>Next</Button>
            </Form>
          </LightDom>
        </Dialog>
      )}
    </InShadowRoot>
  )
}

const opener = page.getByRole('button', { name: 'Open' })
const dialog = page.getByRole('dialog', { name: 'Welcome' })
const field = page.getByLabelText('Your name')
const close = page.getByRole('button', { name: 'Close' })

test('a dialog in the page layer gets focus under its new name when its screen changes', async () => {
  mount(<Scene strategy={PageDialog} />)
  await opener.click()
  const heading = page.getByRole('heading', { name: 'Welcome' }).element()
  const focusAtChange = focusAtHeading(heading.parentElement, 'Thank you')
  await page.getByRole('button', { name: 'Next' }).click()
  // In the same task: a screen reader that is late hears of one change of focus only.
  const host = page.getByRole('dialog', { name: 'Thank you' })
  expect(await focusAtChange).toBe(host.element())
  await userEvent.tab()
  await expectFocus(close)
})

test('a dialog that has had focus itself takes none from a field that a reader has pressed', async () => {
  mount(<Scene strategy={PageDialog} />)
  await opener.click()
  await page.getByRole('button', { name: 'Next' }).click()
  const thanks = page.getByRole('dialog', { name: 'Thank you' })
  await expectFocus(thanks)
  await field.click()
  await expectFocus(field)
  // Chromium takes focus from a field at a press on the scrollbar of a box that can have it.
  expect(thanks.element()).not.toHaveAttribute('tabindex')
})

function TwoScreens() {
  const [title, setTitle] = useState('First')
  return (
    <InShadowRoot>
      <Dialog strategy={PageDialog} title={title} screen={title} onClose={() => {}}>
        <Button onClick={() => setTitle('Second')}>Next</Button>
      </Dialog>
    </InShadowRoot>
  )
}

test('Tab stops no longer at a dialog itself once a control in it has had focus', async () => {
  mount(<TwoScreens />)
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expectFocus(page.getByRole('dialog', { name: 'Second' }))
  await userEvent.tab()
  await expectFocus(close)
  await userEvent.tab()
  await expectFocus(next)
  await userEvent.tab({ shift: true })
  await expectFocus(close)
  await userEvent.tab({ shift: true })
  // The next stop is in the browser's own window.
  expect(focused()).toBe(document.body)
})

test('a modal dialog without a field gets focus itself, without a frame', async () => {
  mount(
    <InShadowRoot>
      <Dialog strategy={TopLayerDialog} title="Added" onClose={() => {}}>
        <Button>Go on</Button>
      </Dialog>
    </InShadowRoot>,
  )
  const added = page.getByRole('dialog', { name: 'Added' })
  await expectFocus(added)
  expect(getComputedStyle(added.element()).outlineStyle).toBe('none')
})

describe.for([
  ['page layer', PageDialog],
  ['top layer', TopLayerDialog],
] as const)('a dialog in the %s', ([, strategy]) => {
  test('the dialog is named by its heading, focuses its first field, closes at Escape and returns focus', async () => {
    const calls: string[] = []
    const log = (name: string) => () => calls.push(name)
    mount(
      <Scene
        strategy={strategy}
        onOpened={log('opened')}
        onClose={log('close')}
        onClosed={log('closed')}
      />,
    )
    await opener.click()
    await expect.element(dialog).toBeVisible()
    await expectFocus(field)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expectFocus(opener)
    expect(calls).toEqual(['opened', 'close', 'closed'])
  })

  test('the dialog traps Tab, forward and back', async () => {
    place('button', {}, 'Page before')
    mount(<Scene strategy={strategy} />)
    place('button', {}, 'Page after')
    await opener.click()
    await expectFocus(field)
    const seen = new Set<string>()
    const note = () => {
      // At the end of the page focus leaves the test's frame for the browser, and comes back.
      const active = focused()
      if (active !== document.body) seen.add(active?.ariaLabel ?? active?.textContent ?? '')
    }
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab()
      note()
    }
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab({ shift: true })
      note()
    }
    expect([...seen].filter((name) => /Page|Open/.test(name))).toEqual([])
    expect(seen).toContain('Next')
    expect(seen).toContain('Close')
  })

  test('the close button closes the dialog, also after it was opened again', async () => {
    mount(<Scene strategy={strategy} />)
    await opener.click()
    await close.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await opener.click()
    await expectFocus(field)
    await close.click()
    await expectFocus(opener)
  })

  test('the dialog closes at Escape while nothing has focus', async () => {
    const onClose = vi.fn()
    mount(<Scene strategy={strategy} onClose={onClose} />)
    await opener.click()
    await expectFocus(field)
    ;(field.element() as HTMLElement).blur()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('an alertdialog focuses the button marked with `data-bindery-focus`', async () => {
    mount(
      <InShadowRoot>
        <Dialog strategy={strategy} role="alertdialog" title="Delete?" onClose={() => {}}>
          <Button>Delete</Button>
          <Button data-bindery-focus="">Keep</Button>
        </Dialog>
      </InShadowRoot>,
    )
    await expect.element(page.getByRole('alertdialog', { name: 'Delete?' })).toBeVisible()
    await expectFocus(page.getByRole('button', { name: 'Keep' }))
  })
})

test('a page dialog contains its form, is named by its heading, and ignores a handled Escape', async () => {
  mount(<Scene strategy={PageDialog} />)
  await opener.click()
  await expectFocus(field)
  expect(dialog.element().contains(field.element())).toBe(true)
  await expect.element(dialog).toHaveAttribute('aria-modal', 'true')
  // Escape that ends a composition, or that the form has handled, does not close the dialog.
  const pressEscape = (more: KeyboardEventInit = {}) => {
    const event = { key: 'Escape', bubbles: true, composed: true, cancelable: true, ...more }
    field.element().dispatchEvent(new KeyboardEvent('keydown', event))
  }
  pressEscape({ isComposing: true })
  field.element().addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  pressEscape()
  await expect.element(dialog).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
})
