/** An application with `@bindery/react` that renders the same on the server and in the browser. */
import { createElement as h, type ReactNode, StrictMode, useState } from 'react'

type Widget = (props: Record<string, unknown>) => ReactNode

/** The components of `@bindery/react` that the application uses. */
export type Widgets = Record<
  'BinderyAccountMenu' | 'BinderyAuthModal' | 'BinderyForgotPasswordCard' | 'BinderySaveButton',
  Widget
>

/** A save button with a fallback as a CMS writes it. */
const cmsAttributes = {
  itemId: 'the-neighbour-test',
  itemTitle: 'of a CMS',
  dangerouslySetInnerHTML: { __html: '<a href="/in">Save this</a>' },
}

/** @param widgets the components of the built package */
export function applicationOf(widgets: Widgets): () => ReactNode {
  const { BinderyAccountMenu, BinderyAuthModal, BinderyForgotPasswordCard, BinderySaveButton } =
    widgets
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
        h(BinderyAuthModal, {
          onBinderySignedIn: ({ detail }: CustomEvent<{ user: { status: string } }>) =>
            setGreeting(`Welcome, ${detail.user.status}`),
          onBinderyReloadRequest: (event: Event) => event.preventDefault(),
        }),
      ),
    )
  }
}
