/** A field about the reader names its purpose by `autocomplete`, so that a browser can fill it (WCAG 1.3.5). */
import type { Page } from '@playwright/test'
import fallbacks from '../../hosts/fallbacks.json' with { type: 'json' }
import { expect, test } from '../support/test.ts'
import { fillCart } from './cart.ts'
import { freeArticle, productPage } from './site-pages.ts'
import { checkoutOf, paperback } from './store.ts'

/** What a field with this label asks of the reader. */
const purposes: Readonly<Record<string, RegExp>> = {
  'Email address': /^(?:email|username)$/,
  'Your email address': /^email$/,
  'First name': /^(?:shipping )?given-name$/,
  'Last name': /^(?:shipping )?family-name$/,
  Name: /^name$/,
  Company: /^organization$/,
  Password: /^(?:current|new)-password$/,
  'Current password': /^current-password$/,
  'New password': /^new-password$/,
  Address: /^shipping address-line1$/,
  'Apartment, company (optional)': /^shipping address-line2$/,
  City: /^shipping address-level2$/,
  Country: /^(?:shipping )?country$/,
  'State or province': /^(?:shipping )?address-level1$/,
  'Postal code': /^shipping postal-code$/,
  'Card number': /^cc-number$/,
  'Expiry date (MM/YY)': /^cc-exp$/,
  'Security code': /^cc-csc$/,
}

/** Labels of fields that ask for nothing of which WCAG lists a purpose. */
const others = [
  /^Quantity/,
  /^(?:Account number|Promo code|Search the site|Search this list|Sort by|Newsletter|Year|Month)$/,
  /^(?:To|Message \(optional\))$/,
  // Choices among the publisher's own groups of readers.
  /^(?:Job title|Company size|Industry)$/,
]

interface Field {
  readonly label: string
  readonly token: string
}

/** The visible fields of the kit's tags, through shadow roots. */
const readFields = (page: Page): Promise<Field[]> =>
  page.evaluate(() => {
    const fields: Field[] = []
    const visit = (root: ParentNode, isKit: boolean) => {
      for (const element of root.children) {
        const own = isKit || element.localName.startsWith('bindery-')
        if (element.shadowRoot) visit(element.shadowRoot, own)
        visit(element, own)
        const isField =
          element instanceof HTMLSelectElement ||
          element instanceof HTMLTextAreaElement ||
          (element instanceof HTMLInputElement && !/hidden|radio|checkbox/.test(element.type))
        if (!isField || !own || !element.checkVisibility() || element.matches('[readonly]'))
          continue
        const label = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.name
        fields.push({ label: label.trim(), token: element.autocomplete })
      }
    }
    visit(document, false)
    return fields
  })

/** The fields without the token of their purpose, and those whose label this file does not know. */
const faultsOf = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ label, token }) => {
    const wanted = purposes[label]
    if (wanted?.test(token)) return []
    if (wanted) return [`“${label}” has autocomplete="${token}"`]
    return others.some((known) => known.test(label)) ? [] : [`“${label}” is asked for: why?`]
  })

/** Waits until the page has that many fields, and checks each. */
async function check(page: Page, count: number): Promise<void> {
  await expect.poll(() => readFields(page).then(({ length }) => length)).toBe(count)
  expect(faultsOf(await readFields(page))).toEqual([])
}

test('each field for a guest names its purpose', async ({ page, context, host }) => {
  for (const [path, count] of [
    ['/sign-in', 2],
    ['/register', 4],
    ['/forgot-password', 1],
    ['/subscriber-help', 3],
    ['/subscriber-registration', 3],
    ['/email-newsletters', 2],
    ['/2026/01/prototype-the-paperwork', 4],
    ['/checkout-card/sign-in', 2],
    ['/checkout-card/registration', 4],
    ['/checkout-card/reset-password', 1],
    [productPage, 1],
    ['/archive-toc', 2],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path)
      await check(page, count)
    })
  await page.goto(freeArticle)
  await page.getByRole('button', { name: /^Share: / }).click()
  await check(page, 3)
  await fillCart(context, host, paperback)
  await page.goto('/shopping-cart')
  await check(page, 4)
})

test('each field for a reader names its purpose', async ({ page, context, host, signIn }) => {
  await signIn('reader@example.com')
  await page.goto('/account')
  await check(page, 7)
  await fillCart(context, host, paperback)
  await page.goto('/shipping-payment')
  const checkout = checkoutOf(page)
  await checkout.step('Address')
  await checkout.continue()
  await checkout.step('Shipping method')
  await checkout.continue()
  await checkout.step('Payment')
  await check(page, 3)
  await page.goto('/shipping-payment?step=address')
  await page.getByLabel('A new address').check()
  await page.getByLabel('Country').selectOption('Canada')
  await check(page, 8)
})

test('each field of the plain forms names its purpose', () => {
  const fields = Object.values(fallbacks).flatMap((html) =>
    [...html.matchAll(/<(?:input|select)\b[^>]*>/g)]
      .map(([field]) => field)
      .filter((field) => !/type="(?:hidden|checkbox)"/.test(field))
      .map((field) => {
        const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(field)?.[1] ?? ''
        const [, text = ''] = new RegExp(`<label for="${attribute('id')}">(.*?)<`).exec(html) ?? []
        return { label: text || attribute('aria-label'), token: attribute('autocomplete') }
      }),
  )
  expect(fields.length).toBeGreaterThan(25)
  expect(faultsOf(fields)).toEqual([])
})
