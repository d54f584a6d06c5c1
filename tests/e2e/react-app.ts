/** An application with `@bindery/react`, the same on its server and in the browser. */
import { createElement as h, type ReactNode, StrictMode, useState } from 'react'

type Widget = (props: Record<string, unknown>) => ReactNode

/** Those of the components of `@bindery/react` that it uses. */
export type Widgets = Record<
  'BinderyAccountMenu' | 'BinderyAuthModal' | 'BinderyForgotPasswordCard' | 'BinderySaveButton',
  Widget
>

/** A save button whose fallback a CMS has written. */
const ofCms = {
  itemId: 'the-neighbour-test',
  itemTitle: 'of a CMS',
  dangerouslySetInnerHTML: { __html: '<a href="/in">Save this</a>' },
}

/** @param widgets from whatever built them: a test draws the built package */
export function applicationOf(widgets: Widgets): () => ReactNode {
  const { BinderyAccountMenu, BinderyAuthModal, BinderyForgotPasswordCard, BinderySaveButton } =
    widgets
  return () => {
    const [drawn, setDrawn] = useState(1)
    const [slugs, setSlugs] = useState(['lead-with-what-is-missing', 'refusals-worth-making'])
    const [said, setSaid] = useState('')
    const redraw = () => {
      setDrawn(drawn + 1)
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
        h('p', null, said),
        h('button', { type: 'button', onClick: redraw }, 'Draw again'),
        slugs.map((itemId) =>
          h(BinderySaveButton, { key: itemId, itemId, itemTitle: itemId }, `Save ${drawn}`),
        ),
        h(BinderyForgotPasswordCard, null, `Forgot it ${drawn} times?`),
        // JSX puts no blank after the last of its parent, which in a page says that there is an end tag.
        h('section', null, h(BinderyForgotPasswordCard, null, h('p', null, 'Mail us.'))),
        h(BinderySaveButton, ofCms),
        h(BinderyAuthModal, {
          onBinderySignedIn: ({ detail }: CustomEvent<{ user: { status: string } }>) =>
            setSaid(`Welcome, ${detail.user.status}`),
          onBinderyReloadRequest: (event: Event) => event.preventDefault(),
        }),
      ),
    )
  }
}
