/** Ways of being wrong about two lines, prices, promo codes and two saves. */
import { answer, data, onStatus, takes } from './changes.ts'
import { type Mutant, mutant } from './mutant.ts'
import { type Change, isCall } from './mutant-server.ts'

type Json = Record<string, unknown>
const linesOf = (cart: Json) => cart['items'] as Json[]

export const storeMutants: readonly Mutant[] = [
  mutant('addToCart', 'adds up the first line only', firstLineOnly(), 'cart-sums'),
  mutant('addToCart', 'makes a second line of the same product', secondLine(), 'cart-again'),
  mutant('addToCart', 'believes the price of a page', believes(), 'price-believed'),
  mutant('changeCart', 'takes a negative quantity', takes(/"quantity":-1/), 'accepted-wrong'),
  mutant('applyPromoCode', 'refuses a right code', refusesRight(), 'refused'),
  mutant('applyPromoCode', 'gives no discount', withoutDiscount(), 'cart-sums'),
  mutant('applyPromoCode', 'forgets the code', withoutCode(), 'write-lost'),
  mutant('signIn', 'drops the cart that the reader had', dropsOwn(), 'cart-lost', {
    call: 'every call',
  }),
  mutant('signIn', 'adds the cart of the guest each time', addsTwice(), 'cart-twice', {
    call: 'every call',
  }),
  mutant('readSaves', 'repeats its first page', firstPage(), 'paging-repeats'),
  mutant('readSaves', 'has the oldest first', oldestFirst(), 'library-order'),
  mutant('readSaves', 'does not sort', withoutSort(), 'library-order'),
  mutant('readSaves', 'keeps a link that runs a script', scriptLink(), 'link-invalid'),
  mutant('addListItems', 'adds the first of two', addsFirst(), 'write-lost'),
  mutant('saveFolder', 'makes a second folder of a rename', renamesCopy(), 'write-lost'),
]

/** A cart whose sums leave the further lines out. */
function firstLineOnly(): Change {
  return data((cart) => {
    const [line, other] = linesOf(cart)
    if (!line || !other) return
    for (const name of ['subTotal', 'cart_amount', 'grandTotal']) cart[name] = line['amount']
  })
}

function secondLine(): Change {
  return data((cart) => {
    const [line, other] = linesOf(cart)
    const quantity = Number(line?.['quantity'])
    if (!line || other || quantity < 2) return
    const amount = Number(line['unitPrice'])
    const rest = { ...line, quantity: quantity - 1, amount: amount * (quantity - 1) }
    cart['items'] = [rest, { ...line, itemid: 'line-2', quantity: 1, amount }]
  })
}

function believes(): Change {
  return async (request, next) => {
    const isCheap = (await request.clone().text()).includes('"productPrice":0.01')
    if (!isCheap) return next()
    return data((cart) => {
      for (const line of linesOf(cart)) line['unitPrice'] = 0.01
    })(request, next)
  }
}

function refusesRight(): Change {
  return async (request, next) =>
    (await request.clone().text()).includes('WELCOME20')
      ? answer(422, { code: 'promo_not_applicable' })(request, next)
      : next()
}

function withoutDiscount(): Change {
  return onStatus(
    200,
    data((cart) => {
      Object.assign(cart, { discount_amount: 0 })
      for (const name of ['cart_amount', 'grandTotal']) cart[name] = cart['subTotal']
    }),
  )
}

function withoutCode(): Change {
  return data((cart) => {
    cart['coupons'] = []
  })
}

const sessionOf = ({ headers }: Request) =>
  /bindery_session=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1] ?? ''

/** A reader's cart without the second product. */
function dropsOwn(): Change {
  return async (request, next) => {
    if (!isCall('readCart', request) || !sessionOf(request)) return next()
    return data((cart) => {
      cart['items'] = linesOf(cart).filter(({ productId }) => productId !== '502')
    })(request, next)
  }
}

function addsTwice(): Change {
  const sessions = new Set<string>()
  return async (request, next) => {
    const session = sessionOf(request)
    if (!isCall('readCart', request) || !session) return next()
    sessions.add(session)
    if (sessions.size !== 2) return next()
    return data((cart) => {
      for (const line of linesOf(cart)) line['quantity'] = 2 * Number(line['quantity'])
    })(request, next)
  }
}

function firstPage(): Change {
  return (request, next) =>
    next(new Request(request.url.replace('/saves/1/', '/saves/0/'), request))
}

function withoutSort(): Change {
  return (request, next) => next(new Request(request.url.replace('sort=title', ''), request))
}

/** Pages that begin with what was saved first. */
function oldestFirst(): Change {
  return (request, next) => {
    const [, number, size] = /saves\/(\d+)\/(\d+)/.exec(request.url) ?? []
    if (size !== '1') return next()
    const other = number === '0' ? '1' : '0'
    return next(new Request(request.url.replace(`/saves/${number}/`, `/saves/${other}/`), request))
  }
}

function scriptLink(): Change {
  return data((body) => {
    for (const entry of body['entry'] as { id: string; content: Json }[]) {
      if (entry.id.startsWith('bindery-check')) entry.content['src'] = 'javascript:alert(1)'
    }
  })
}

function addsFirst(): Change {
  return async (request, next) => {
    const body = (await request.clone().text()) || '{}'
    const { id, listIds } = Object(JSON.parse(body)) as { id?: unknown; listIds?: unknown }
    if (!Array.isArray(id) || id.length < 2) return next()
    const { url, method, headers } = request
    return next(
      new Request(url, { method, headers, body: JSON.stringify({ id: id.slice(0, 1), listIds }) }),
    )
  }
}

function renamesCopy(): Change {
  return async (request, next) => {
    const text = await request.clone().text()
    if (!/"name":"Check \w+ B"/.test(text)) return next()
    const { url, method, headers } = request
    const { name } = JSON.parse(text) as { name: string }
    return next(new Request(url, { method, headers, body: JSON.stringify({ name }) }))
  }
}
