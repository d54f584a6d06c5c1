/**
 * Forms of pages whose script has not run: `POST /api/forms/{name}`, urlencoded. Each makes the call that its tag makes,
 * and the answer leads back to a page. What that page has to say is in a cookie that only the server reads.
 */
import { pathOf, Refusal } from './http.js'

const noticeSeconds = 60

/** Fields that are not shown again. */
const isSecret = (name) => /password|token|^(?:page|return|remove)$/.test(name)

const numberOf = (value) => (value ? Number(value) : undefined)
const profileFields = { jobTitle: 'job-title', companySize: 'company-size', industry: 'industry' }

/** By the last part of the address: the route, what it is sent, and what the page says after a success. */
const forms = {
  'sign-in': {
    route: 'POST /authenticate',
    body: ({ email, password }) => ({ username: email, password }),
    done: 'You are signed in.',
  },
  'log-out': { route: 'GET /logout', done: 'You are signed out.' },
  register: {
    route: 'POST /api/user/register',
    body: ({ email, ...fields }) => ({ ...fields, emailAddress: email }),
    done: 'Your account has been created.',
  },
  'request-reset': {
    route: 'POST /api/user/forgotpassword',
    body: ({ email }) => ({ emailAddress: email }),
    done: 'If your email is registered with us, you will receive an email with a link to reset your password.',
  },
  'reset-password': {
    route: 'POST /api/user/reset-password',
    body: ({ token, password }) => ({ token, password }),
    done: 'Your new password is set. Please sign in with it.',
  },
  profile: {
    route: 'POST /api/user/profile',
    body: ({ displayName, email, ...fields }) => ({
      displayName,
      emailAddress: email,
      attributes: Object.entries(profileFields).flatMap(([field, name]) =>
        field in fields ? [{ name, value: fields[field] }] : [],
      ),
    }),
    done: 'Your profile is saved.',
  },
  'add-to-cart': {
    route: 'POST /api/shopping-cart/items',
    body: ({ productId, quantity }) => [{ productId, quantity: numberOf(quantity) ?? 1 }],
    done: 'Added to your cart.',
    to: '/shopping-cart',
  },
  'cart-quantity': {
    route: ({ remove }) => (remove ? 'DELETE /api/shopping-cart' : 'POST /api/shopping-cart'),
    body: ({ itemid, quantity }) => ({ itemid, quantity: numberOf(quantity) ?? 0 }),
    query: ({ itemid }) => ({ itemid }),
    done: 'Your cart has been changed.',
  },
  'promo-code': {
    route: 'POST /api/commerce/order/promo-code',
    body: ({ promoCode }) => ({ promoCode }),
    done: 'Your cart has been changed.',
  },
}

const texts = {
  unauthenticated: 'Please sign in first.',
  token_invalid: 'This link is not valid. Please ask for a new one.',
  token_expired: 'This link has expired. Please ask for a new one.',
  promo_unknown: 'We do not know this promo code. Please check how it is written.',
  product_unknown: 'This product is not sold any more.',
  line_unknown: 'This is not in your cart any more.',
  quantity_invalid: 'Please enter a quantity above 0; a digital product is sold once.',
}

/** The reason of a refusal in words. */
function textOf({ status, body }) {
  if (body.lockout_duration) return 'Your account is blocked. Please try again in 15 minutes.'
  if (body.tries_left) return `The password is wrong. You have ${body.tries_left} tries left.`
  if (body.errors) return 'Please check the marked fields.'
  if (status === 409) return 'There is an account with this email address already.'
  return texts[body.code] ?? 'Something went wrong. Please try again in a moment.'
}

/** The messages of the fields, by the names of the form. */
const errorsOf = ({ body }) =>
  Object.fromEntries(
    (body.errors ?? []).map(({ field, message }) => [
      field === 'emailAddress' ? 'email' : field,
      message,
    ]),
  )

/**
 * Refuses a form of another site. A form can send no header, so one that the browser sets has to prove where it comes
 * from. A page that sends no referrer sends the origin `null`.
 */
export function guardForm({ headers }, origins, own) {
  const { origin = 'null', 'sec-fetch-site': site, 'content-type': type = '' } = headers
  const isOwn =
    origin === 'null' ? site === 'same-origin' : origin === own || origins.includes(origin)
  if (!isOwn) throw new Refusal(403, { code: 'cross_site' })
  if (!type.startsWith('application/x-www-form-urlencoded')) throw new Refusal(415)
}

/** Where the form is: as it says, or by the Referer of a page of the site. */
function pageOf({ body, request, origins }, own) {
  const { referer } = request.headers
  const isOwn = URL.canParse(referer) && [own, ...origins].includes(new URL(referer).origin)
  return pathOf(body.page || (isOwn ? referer.slice(new URL(referer).origin.length) : '/'))
}

/** Answers a form. @param routes the API's, by method and path */
export async function answerForm(context, name, routes, own) {
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined
  if (!form) throw new Refusal(404, { code: 'not_found' })
  const { body: fields } = context
  const route = typeof form.route === 'string' ? form.route : form.route(fields)
  const notice = { form: name, ok: true, text: form.done }
  try {
    const query = new URLSearchParams(form.query?.(fields))
    await routes[route]({ ...context, query, body: form.body?.(fields) ?? {} })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const values = Object.fromEntries(Object.entries(fields).filter(([field]) => !isSecret(field)))
    Object.assign(notice, { ok: false, text: textOf(error), errors: errorsOf(error), values })
  }
  const encoded = Buffer.from(JSON.stringify(notice)).toString('base64url')
  context.setCookie('bindery_notice', encoded, noticeSeconds)
  const [site = ''] = context.origins
  const wanted = notice.ok && (fields.return || form.to)
  context.redirect(site + (wanted ? pathOf(wanted) : pageOf(context, own)), 303)
}
