import { focused } from '@bindery/ui/focus/focus.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import './carousel.element.ts'

const tag = 'bindery-carousel'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name })

const slide = (name: string) => {
  const element = document.createElement('article')
  const inner = Object.assign(document.createElement('a'), { href: `#${name}`, textContent: name })
  element.append(inner)
  return element
}
const setup = async (...names: string[]) => {
  const { elements } = await onPage({ [tag]: { label: 'Films' } })
  const [carousel] = elements as [HTMLElement]
  carousel.append(...names.map(slide))
  return carousel
}

test('buttons and dots lead from the one visible slide to the others, in a loop', async () => {
  const carousel = await setup('One', 'Two', 'Three')
  await expect.element(page.getByRole('group', { name: 'Films' })).toBeVisible()
  await expect.element(link('One')).toBeVisible()
  await expect.element(link('Two')).not.toBeInTheDocument()
  expect([...carousel.children].map((each) => (each as HTMLElement).inert)).toEqual([
    false,
    true,
    true,
  ])
  await button('Previous slide').click()
  await expect.element(link('Three')).toBeVisible()
  await expect.element(link('One')).not.toBeInTheDocument()
  await button('Next slide').click()
  await expect.element(link('One')).toBeVisible()
  await button('Slide 2 of 3').click()
  await expect.element(link('Two')).toBeVisible()
  await expect.element(button('Slide 2 of 3')).toHaveAttribute('aria-current', 'true')
})

test('the carousel is no region beside the section around it, and its dots promise arrow keys', async () => {
  await setup('One', 'Two')
  await expect.element(page.getByRole('toolbar', { name: 'Choose a slide' })).toBeVisible()
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])('in %s text, arrow keys, Home and End on the dots move focus', async (dir, forward, back) => {
  const carousel = await setup('One', 'Two', 'Three')
  carousel.dir = dir
  await expect.element(button('Slide 1 of 3')).toBeVisible()
  ;(button('Slide 1 of 3').element() as HTMLElement).focus()
  for (const [key, number] of [
    [forward, 2],
    [back, 1],
    [back, 3],
    [forward, 1],
    ['{End}', 3],
    ['{Home}', 1],
  ]) {
    await userEvent.keyboard(String(key))
    await expect.poll(() => focused()?.ariaLabel).toBe(`Slide ${number} of 3`)
  }
  await expect.element(link('One')).toBeVisible()
})

test('controls appear when a second slide is added, and the visible slide stays', async () => {
  const carousel = await setup('One')
  await expect.element(link('One')).toBeVisible()
  await expect.element(button('Next slide')).not.toBeInTheDocument()
  carousel.prepend(slide('Zero'))
  await expect.element(button('Slide 2 of 2')).toHaveAttribute('aria-current', 'true')
  await expect.element(link('One')).toBeVisible()
  await expect.element(link('Zero')).not.toBeInTheDocument()
})

test('a slide taken out of the carousel is restored, and so are all when the carousel is removed', async () => {
  const carousel = await setup('One', 'Two', 'Three')
  await expect.element(link('One')).toBeVisible()
  const [one, two, three] = [...carousel.children] as HTMLElement[]
  document.body.append(two as HTMLElement)
  await expect.element(link('Two')).toBeVisible()
  expect(two?.outerHTML).toBe('<article><a href="#Two">Two</a></article>')
  two?.remove()
  carousel.remove()
  await expect.poll(() => three?.inert).toBe(false)
  expect(one?.outerHTML).toBe('<article><a href="#One">One</a></article>')
})

const drag = (carousel: HTMLElement, x: number, y: number) => {
  const slides = carousel.shadowRoot?.querySelector('.slides')
  const at = { isPrimary: true, pointerType: 'touch', bubbles: true }
  slides?.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 200, clientY: 200 }))
  slides?.dispatchEvent(
    new PointerEvent('pointerup', { ...at, clientX: 200 + x, clientY: 200 + y }),
  )
}

test('a horizontal swipe shows the next slide, and a vertical or short one does not', async () => {
  const carousel = await setup('One', 'Two', 'Three')
  await expect.element(link('One')).toBeVisible()
  drag(carousel, -30, 0)
  drag(carousel, -60, 90)
  drag(carousel, -80, 10)
  await expect.element(link('Two')).toBeVisible()
  await expect.element(link('One')).not.toBeInTheDocument()
  carousel.dir = 'rtl'
  drag(carousel, -80, 10)
  await expect.element(link('One')).toBeVisible()
})
