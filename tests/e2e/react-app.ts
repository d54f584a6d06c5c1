/** An application with `@bindery/react` that renders the same on the server and in the browser. */

import { createElement as h, type ReactNode, StrictMode, useState } from 'react'

type Widget = (props: Record<string, unknown>) => ReactNode

/** The components of `@bindery/react` that the application uses. */
export type Widgets = Record<
  | 'BinderyAccountMenu'
  | 'BinderyAuthModal'
  | 'BinderyForgotPasswordCard'
  | 'BinderyHelpFlyout'
  | 'BinderySaveButton',
  Widget
>

/** A save button with a fallback as a CMS writes it. */
const cmsAttributes = {
  itemId: 'the-neighbour-test',
  itemTitle: 'of a CMS',
  dangerouslySetInnerHTML: { __html: '<a href="/in">Save this</a>' },
}

/** A flyout whose `open` is the application's state. */
const Explained = ({ flyout }: { flyout: Widget }) => {
  const [help, setHelp] = useState({ open: false, told: 'never opened' })
  return h(
    'section',
    null,
    h(
      'p',
      null,
      h(
        'button',
        { type: 'button', id: 'explain', onClick: () => setHelp({ ...help, open: true }) },
        'Explain',
      ),
    ),
    h('p', null, `The state is ${help.open ? 'open' : 'closed'}, ${help.told}`),
    h(
      flyout,
      {
        open: help.open,
        anchor: 'explain',
        onBinderyOpened: () => setHelp({ open: true, told: 'opened' }),
        onBinderyClosed: ({ detail }: CustomEvent<{ reason: string }>) =>
          setHelp({ open: false, told: `closed by ${detail.reason}` }),
      },
      'Words of help.',
    ),
  )
}

/** @param widgets the components of the built package */
export function applicationOf(widgets: Widgets): () => ReactNode {
  const { BinderyAccountMenu, BinderyAuthModal, BinderyForgotPasswordCard } = widgets
  const { BinderyHelpFlyout, BinderySaveButton } = widgets
  return () => {
    const [renders, setRenders] = useState(1)
    const [slugs, setSlugs] = useState(['lead-with-what-is-missing', 'refusals-worth-making'])
    const [greeting, setGreeting] = useState('')
    const renderAgain = () => {
      setRenders(renders + 1)
      setSlugs(slugs.toReversed())
    }
    return h(
      StrictMode,
      null,
      h(
        'header',
        { role: 'banner' },
        h(BinderyAccountMenu, null, h('a', { href: '/in' }, 'Login')),
      ),
      h(
        'main',
        null,
        h('h1', null, 'An application'),
        h('p', null, greeting),
        h('button', { type: 'button', onClick: renderAgain }, 'Draw again'),
        slugs.map((itemId) =>
          h(BinderySaveButton, { key: itemId, itemId, itemTitle: itemId }, `Save ${renders}`),
        ),
        h(BinderyForgotPasswordCard, null, `Forgot it ${renders} times?`),
        // JSX leaves no white space after a last child. In a page, white space shows the kit that the end tag exists.
        h('section', null, h(BinderyForgotPasswordCard, null, h('p', null, 'Mail us.'))),
        h(BinderySaveButton, cmsAttributes),
        h(Explained, { flyout: BinderyHelpFlyout }),
        h(BinderyAuthModal, {
          onBinderySignedIn: ({ detail }: CustomEvent<{ user: { status: string } }>) =>
            setGreeting(`Welcome, ${detail.user.status}`),
          onBinderyReloadRequest: (event: Event) => event.preventDefault(),
        }),
      ),
    )
  }
}
