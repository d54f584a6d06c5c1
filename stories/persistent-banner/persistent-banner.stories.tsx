import persistentBanner from '@bindery/widgets/persistent-banner/persistent-banner.element.ts'
import { persistentBannerMessages } from '@bindery/widgets/persistent-banner/persistent-banner.messages.ts'
import type { PersistentBannerView } from '@bindery/widgets/persistent-banner/persistent-banner.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, waitFor } from 'storybook/test'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const words = book.define('persistent-banner', persistentBannerMessages).get()
const view: PersistentBannerView = {
  step: 'shown',
  words,
  counter: words.offers,
  offers: '/subscriptions',
  hasOverlay: () => false,
  dismiss: action('dismiss'),
}
const offer = () => <p>Subscribers open every article, and the archive back to 1956.</p>

const meta: Meta<ElementViewProps<PersistentBannerView>> = {
  title: 'persistent-banner/Persistent banner',
  component: elementView(persistentBanner, offer),
  args: { view },
}
export default meta
type Story = StoryObj<ElementViewProps<PersistentBannerView>>

export const Guest: Story = {}
export const ArticlesLeft: Story = { args: { view: { ...view, counter: words.left(3) } } }
export const OneArticleLeft: Story = { args: { view: { ...view, counter: words.left(1) } } }
export const NoneLeft: Story = { args: { view: { ...view, counter: words.none } } }
export const Closing: Story = { args: { view: { ...view, step: 'leaving' } } }
export const Hidden: Story = { args: { view: { step: 'hidden' } } }
export const NoContent: Story = { render: elementView(persistentBanner) }
export const LongContent: Story = {
  render: elementView(persistentBanner, () => (
    <p>{'An offer that goes on for a while. '.repeat(20)}</p>
  )),
}

/** The banner appears once the article is scrolled to. Its button closes it. */
export const Scene: Story = {
  render: () => (
    <>
      <h1>An article</h1>
      <article>
        {[...Array(40).keys()].map((each) => (
          <p key={each}>A paragraph of the article.</p>
        ))}
      </article>
      {createElement('bindery-persistent-banner', {}, offer())}
    </>
  ),
  parameters: { scene: true },
  play: async ({ canvasElement }) => {
    const root = () => canvasElement.querySelector('bindery-persistent-banner')?.shadowRoot
    canvasElement.querySelector('article p:last-of-type')?.scrollIntoView()
    await waitFor(() => expect(root()?.querySelector('section')).toBeVisible())
  },
}
