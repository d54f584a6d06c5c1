/** An application with `@bindery/react` whose server renders a form in each tag, which works before the tag is ready. */

import { createElement as h, type ReactNode, StrictMode, useState } from 'react'
import fallbacks from '../../hosts/fallbacks.json' with { type: 'json' }

type Widget = (props: Record<string, unknown>) => ReactNode

/** The components of `@bindery/react` that the application uses. */
export type FormWidgets = Record<
  | 'BinderyAccountMenu'
  | 'BinderyAddToCart'
  | 'BinderyAuthModal'
  | 'BinderyMbSignup'
  | 'BinderySearch'
  | 'BinderySubscriberLookup',
  Widget
>

/** A form as a CMS writes it: React knows nothing of its fields. */
const cmsForm = (name: keyof typeof fallbacks) => {
  const html = { dangerouslySetInnerHTML: { __html: fallbacks[name] } }
  return h('div', html)
}

const MailForm = () =>
  h(
    'form',
    { action: '/api/forms/mb-signup', method: 'post' },
    h('label', null, 'Email address ', h('input', { type: 'email', name: 'email' })),
    h('label', null, 'First name ', h('input', { name: 'firstName', defaultValue: 'No' })),
    h('button', { type: 'submit' }, 'Sign up'),
  )

const CartForm = () =>
  h(
    'form',
    { action: '/api/forms/add-to-cart', method: 'post' },
    h('label', { htmlFor: 'quantity' }, 'Quantity'),
    h('input', { id: 'quantity', type: 'number', name: 'quantity', min: 1, defaultValue: 1 }),
    h('button', { type: 'submit' }, 'Add to Cart'),
  )

/** @param widgets the components of the built package */
export function applicationOf(widgets: FormWidgets): () => ReactNode {
  const { BinderyAccountMenu, BinderyAddToCart, BinderyAuthModal } = widgets
  const { BinderyMbSignup, BinderySearch, BinderySubscriberLookup } = widgets
  return () => {
    const [renders, setRenders] = useState(1)
    const renderAgain = () => setRenders(renders + 1)
    return h(
      StrictMode,
      null,
      h(
        'header',
        { role: 'banner' },
        h(BinderyAccountMenu),
        h(BinderySearch, null, cmsForm('search')),
      ),
      h(
        'main',
        null,
        h('h1', null, 'An application'),
        h('button', { type: 'button', onClick: renderAgain }, `Drawn ${renders} times`),
        h(
          BinderyAuthModal,
          {
            inline: true,
            open: true,
            screen: 'sign-in',
            onBinderyReloadRequest: (event: Event) => event.preventDefault(),
          },
          cmsForm('sign-in'),
        ),
        // React takes its form away in the second rendering, so it must find it where it was.
        h(BinderyMbSignup, null, renders === 1 ? h(MailForm) : null),
        h(BinderyAddToCart, { productId: '10403-PBK-ENG' }, h(CartForm)),
        h(
          'section',
          { id: 'first' },
          h(BinderySubscriberLookup, null, cmsForm('subscriber-lookup')),
        ),
        h(
          'section',
          { id: 'second' },
          h(BinderySubscriberLookup, null, cmsForm('subscriber-lookup')),
        ),
      ),
    )
  }
}
