import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, place } from '../../tests/support/mount.tsx'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { Field } from './field.tsx'
import { focused } from './focus.ts'
import { Form } from './form.tsx'
import { LightDom } from './light-dom.tsx'
import { PageDialog } from './page-dialog.tsx'
import { expectFocus, focusAtHeading } from './test/focus.ts'
import { Stage } from './test/stage.tsx'
import { TopLayerDialog } from './top-layer-dialog.tsx'

function Scene(props: Partial<DialogProps> & Pick<DialogProps, 'strategy'>) {
  const [open, setOpen] = useState(false)
  const [screen, setScreen] = useState('first')
  return (
    <Stage>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog
          title={screen === 'first' ? 'Welcome' : 'Thank you'}
          screen={screen}
          {...props}
          onClose={() => {
            props.onClose?.()
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
    </Stage>
  )
}

const opener = page.getByRole('button', { name: 'Open' })
const dialog = page.getByRole('dialog', { name: 'Welcome' })
const field = page.getByLabelText('Your name')
const close = page.getByRole('button', { name: 'Close' })

describe.for([
  ['page', PageDialog],
  ['top-layer', TopLayerDialog],
] as const)('%s', ([, strategy]) => {
  test('is named by its heading, focuses the first field, closes at Escape, gives focus back', async () => {
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

  test('Tab stays inside, forward and back', async () => {
    place('button', {}, 'Page before')
    mount(<Scene strategy={strategy} />)
    place('button', {}, 'Page after')
    await opener.click()
    await expectFocus(field)
    const seen = new Set<string>()
    const note = () => {
      // At the end of the page focus leaves the frame of the test for the browser, then comes back.
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

  test('the close control is a real button; a second opening works as the first', async () => {
    mount(<Scene strategy={strategy} />)
    await opener.click()
    await close.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await opener.click()
    await expectFocus(field)
    await close.click()
    await expectFocus(opener)
  })

  test('on a change of screen the new heading has focus', async () => {
    mount(<Scene strategy={strategy} />)
    await opener.click()
    const heading = page.getByRole('heading', { name: 'Welcome' }).element()
    // A moment later would be too late: the focus would be taken from whoever has gone on meanwhile.
    const drawn = focusAtHeading(heading.parentElement, 'Thank you')
    await page.getByRole('button', { name: 'Next' }).click()
    expect(await drawn).toBe(heading)
  })

  test('Escape without anything focused closes as well', async () => {
    const onClose = vi.fn()
    mount(<Scene strategy={strategy} onClose={onClose} />)
    await opener.click()
    await expectFocus(field)
    ;(field.element() as HTMLElement).blur()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('an alertdialog starts on the harmless button', async () => {
    mount(
      <Stage>
        <Dialog strategy={strategy} role="alertdialog" title="Delete?" onClose={() => {}}>
          <Button>Delete</Button>
          <Button data-bindery-focus="">Keep</Button>
        </Dialog>
      </Stage>,
    )
    await expect.element(page.getByRole('alertdialog', { name: 'Delete?' })).toBeVisible()
    await expectFocus(page.getByRole('button', { name: 'Keep' }))
  })
})

test('a layer on the page holds its form as its own child, and bears the words of its heading', async () => {
  mount(<Scene strategy={PageDialog} />)
  await opener.click()
  await expectFocus(field)
  expect(dialog.element().contains(field.element())).toBe(true)
  await expect.element(dialog).toHaveAttribute('aria-modal', 'true')
  // Escape that ends a composition, or that something in the form has dealt with, closes nothing.
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
