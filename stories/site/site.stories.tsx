import '@bindery/widgets/help/help-flyout.element.ts'
import '@bindery/widgets/site/site.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, waitFor } from 'storybook/test'

/** The tag renders nothing. It sets a class on the page's root element and adds an analytics entry. */
const meta: Meta = {
  title: 'site/Site',
  render: () => (
    <>
      {createElement('bindery-site', { country: 'US' })}
      <p>The class of the root element says who is reading.</p>
    </>
  ),
  parameters: { scene: true },
}
export default meta

export const Scene: StoryObj = {}
export const Subscriber: StoryObj = {
  parameters: { scene: { reader: 'best' } },
  play: () => waitFor(() => expect(document.documentElement).toHaveClass('bindery-subscribers')),
}
/** A reader in the EU group, where a site may need consent before it counts them. */
export const EuReader: StoryObj = {
  parameters: { scene: { settings: { country: 'DE' } } },
  play: async () => {
    const root = document.documentElement
    await waitFor(() => expect(root).toHaveClass('bindery-eu'))
    root.classList.remove('bindery-eu')
  },
}

/** The hint for subscribers on the search page, once per browser. */
export const SearchHint: StoryObj = {
  render: () => (
    <>
      {createElement('bindery-site')}
      <label>
        Search <input type="search" />
      </label>
      {createElement('bindery-help-flyout')}
    </>
  ),
  parameters: { scene: { reader: 'good', path: '/search' } },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('bindery-help-flyout')?.shadowRoot
    await waitFor(() => expect(root?.querySelector('[role=dialog]')).toBeVisible())
  },
}

/** The page's marked links, for a reader in Canada. */
export const LinkAttributes: StoryObj = {
  render: () => (
    <>
      {createElement('bindery-site')}
      <p>
        <a href="#account" data-bindery-signed-only="">
          Your account
        </a>{' '}
        <a href="#cases" data-bindery-countries="US CA">
          Case selection
        </a>{' '}
        <a href="#faelle" data-bindery-countries="DE">
          Not shown
        </a>
      </p>
      <p data-bindery-sponsor="">Paid for by somebody.</p>
      <p data-bindery-partner-center="">Partner Center: not shown</p>
    </>
  ),
  parameters: { scene: { settings: { country: 'CA' } } },
}
