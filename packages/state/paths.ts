/** The routes the kit itself goes to; each may be moved by the setting `paths`. */
export const defaultPaths = {
  logout: '/logout',
  register: '/register',
  subscriberRegistration: '/subscriber-registration',
  subscriberHelp: '/subscriber-help',
  customerService: '/subscriber-help#contact-customer-service',
  restrictedUser: '/restricted-user',
  privacyPolicy: '/privacy-policy',
  myLibrary: '/my-library',
  account: '/account',
  search: '/search',
  shoppingCart: '/shopping-cart',
  shippingPayment: '/shipping-payment',
  reviewOrder: '/review-order',
  registrationComplete: '/registration-complete',
  store: '/store',
  subscriptions: '/subscriptions',
  videoEmbed: '/video/embed',
}
export type Paths = Readonly<typeof defaultPaths>

/** Whole addresses: a page may have a `<base>` that leads elsewhere. */
export const pathsAt = (origin: string): Paths =>
  Object.fromEntries(
    Object.entries(defaultPaths).map(([name, path]) => [name, origin + path]),
  ) as Paths
