import { focused } from '@bindery/ui/focus/focus.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import '../add-to-cart/add-to-cart.element.ts'
import '../add-to-cart/add-to-cart-modal.element.ts'
import './product-options.element.ts'

const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const button = (title: string) => page.getByRole('button', { name: `Add to Cart: ${title}` })
const dialog = (name: string) => page.getByRole('dialog', { name })
const path = '/api/shopping-cart/items'

const setup = (id: string) =>
  onPage({ 'bindery-product-options': { 'product-id': id }, 'bindery-add-to-cart-modal': {} })

test('what is chosen is what the button offers, and by keyboard it gets into the cart', async () => {
  const { posts, elements } = await setup('501')
  await expect.element(radio('Hardcover')).toBeChecked()
  ;(radio('Hardcover').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(radio('Ebook')).toBeChecked()
  const offers = elements[0]?.querySelector('bindery-add-to-cart')
  expect(offers?.getAttribute('product-id')).toBe('501-KND-ENG')
  expect(offers?.getAttribute('price')).toBe('24.95')
  ;(button('The Plan on One Page').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog('Added to your cart')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('Added to your cart')).not.toBeInTheDocument()
  await expect.poll(focused).toBe(button('The Plan on One Page').element())
  expect(await posts(path)).toHaveLength(1)
})

test('the number of permissions is asked for where it is missing, and nothing typed is lost', async () => {
  const { posts } = await setup('502')
  const copies = page.getByRole('textbox', { name: 'Number of copies to be made' })
  await page.getByRole('checkbox', { name: 'Add the permission to make copies' }).click()
  for (const wrong of ['none', '1000']) {
    await copies.fill(wrong)
    await button('What the Ferry Company Learned').click()
    await expect.element(page.getByText('Please enter a number from 1 to 999.')).toBeVisible()
    await expect.element(copies).toHaveValue(wrong)
    await expect.poll(focused).toBe(copies.element())
  }
  expect(await posts(path)).toEqual([])
})

test('another product in the same place is another choice', async () => {
  const { elements } = await setup('501')
  await expect.element(radio('Hardcover')).toBeChecked()
  elements[0]?.setAttribute('product-id', '503')
  await expect.element(radio('Paperback')).toBeChecked()
  await expect.element(button('Guide to Better Meetings')).toBeVisible()
})
