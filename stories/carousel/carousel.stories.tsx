import carousel from '@bindery/widgets/carousel/carousel.element.ts'
import { carouselMessages } from '@bindery/widgets/carousel/carousel.messages.ts'
import type { CarouselView } from '@bindery/widgets/carousel/carousel.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, waitFor } from 'storybook/test'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const view: CarouselView = {
  label: 'Films',
  words: book.define('carousel', carouselMessages).get(),
  count: 3,
  current: 0,
  direction: 0,
  step: action('step'),
  go: action('go'),
  setCount: () => {},
}
const slide = (name: string) => (
  <article key={name}>
    <h2>{name}</h2>
    <p>
      <a href="/video">See the film</a>
    </p>
  </article>
)
const films = ['The Quiet Handover', 'A Map of Small Decisions', 'Two Offers on a Napkin']
const slides = () => <>{films.map(slide)}</>

const meta: Meta<ElementViewProps<CarouselView>> = {
  title: 'carousel/Carousel',
  component: elementView(carousel, slides),
  args: { view },
}
export default meta
type Story = StoryObj<ElementViewProps<CarouselView>>

export const First: Story = {}
export const Last: Story = { args: { view: { ...view, current: 2 } } }
export const Single: Story = {
  args: { view: { ...view, count: 1 } },
  render: elementView(carousel, () => slide('The Quiet Handover')),
}
export const Empty: Story = {
  args: { view: { ...view, count: 0 } },
  render: elementView(carousel),
}
export const Many: Story = {
  args: { view: { ...view, count: 24, current: 11 } },
  render: elementView(carousel, () => (
    <>{[...Array(24).keys()].map((at) => slide(`Film ${at + 1}`))}</>
  )),
}
export const ShowsChildren: Story = { args: { view: null } }
export const RightToLeft: Story = {
  render: (args) => <div dir="rtl">{elementView(carousel, slides)(args)}</div>,
}

export const Scene: Story = {
  render: () => <>{createElement('bindery-carousel', { label: 'Films' }, slides())} </>,
  parameters: { scene: true },
  play: async ({ canvasElement }) => {
    const root = () => canvasElement.querySelector('bindery-carousel')?.shadowRoot
    await waitFor(() => expect(root()?.querySelector('[part=next]')).toBeTruthy())
    root()?.querySelector<HTMLElement>('[part=next]')?.click()
    await waitFor(() => expect(canvasElement.querySelector('article:nth-of-type(2)')).toBeVisible())
  },
}
