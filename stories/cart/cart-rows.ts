import type { CartRow } from '@bindery/widgets/cart/cart-rows.ts'

const row: CartRow = {
  id: '501-HBK-ENG',
  title: 'The Plan on One Page',
  href: '/product/the-plan-on-one-page/501-HBK-ENG',
  image: undefined,
  kind: 'Hardcover · English',
  quantity: 2,
  most: 999,
  price: '$32.00',
  listPrice: undefined,
  previous: undefined,
  amount: '$64.00',
}

/** One cart line of each kind. */
export const rows: readonly CartRow[] = [
  row,
  {
    ...row,
    id: '501-KND-ENG',
    title: 'The Plan on One Page, with an afterword that is longer than its title',
    kind: 'Ebook · English',
    quantity: 1,
    most: 1,
    price: '$24.95',
    amount: '$24.95',
  },
  {
    ...row,
    id: '502-PDF-ENG.Perm',
    title: 'What the Ferry Company Learned',
    kind: 'Copyright permission · PDF · English',
    quantity: 40,
    price: '$4.25',
    amount: '$170.00',
  },
]

/** More lines than the flyout or the page shows at once. */
export const many = (count: number): CartRow[] =>
  [...Array(count).keys()].map((at) => ({ ...row, id: `${at}`, title: `Volume ${at + 1}` }))
