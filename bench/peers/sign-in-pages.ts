/** The pages with a form to sign in: each rival as its documentation says. */
import type { Peer } from './peer.ts'

const script = (path: string, attributes = ''): string =>
  `<script ${attributes}${attributes ? ' ' : ''}src="${path}"></script>`
const styles = (path: string): string => `<link rel="stylesheet" href="${path}">`
const modal = (attributes: string, children = ''): string =>
  `<bindery-auth-modal open ${attributes}screen="sign-in">${children}</bindery-auth-modal>`

/** The form of a component library: its dialog, two fields and a button. */
const libraryForm = (prefix: 'sl' | 'wa'): string => `<${prefix}-dialog label="Sign In" open>
<form action="/authenticate" method="post">
<${prefix}-input type="email" name="username" label="Email" autocomplete="username" required></${prefix}-input>
<${prefix}-input type="password" name="password" label="Password" autocomplete="current-password" required></${prefix}-input>
<${prefix}-button type="submit" variant="${prefix === 'sl' ? 'primary' : 'brand'}">Sign In</${prefix}-button>
</form></${prefix}-dialog>`

interface Bindery {
  /** The script tag with the hints of snippet.html. */
  readonly snippet: string
  /** The form that docs/tags.md has for the tag. */
  readonly form: string
}

const written = { packages: [], field: ['input[type=email]'] } as const

function ownPages({ snippet, form }: Bindery): Peer[] {
  const bare = '<script async src="/bindery/bindery.js" data-api-base="/api/"></script>'
  return [
    {
      ...written,
      name: 'blank page',
      path: 'blank',
      how: 'the text that all pages have',
      head: '',
      body: '',
      field: [],
    },
    {
      ...written,
      name: 'plain HTML, no script',
      path: 'plain',
      how: 'the form of [tags.md](tags.md#forms-between-the-ends), without any script',
      head: '',
      body: form,
    },
    {
      ...written,
      name: '**floor**: hand-written element',
      path: 'floor',
      how: 'a dialog with the form, written by hand without a library: `bench/floor/sign-in.js`',
      head: script('/floor/sign-in.js', 'async'),
      body: '<floor-sign-in></floor-sign-in>',
    },
    {
      ...written,
      name: '**Bindery**, form between the ends',
      path: 'bindery-hand-over',
      how: 'the plain form between the ends of `bindery-auth-modal inline`, which takes over; the hints of `snippet.html`',
      head: snippet,
      body: modal('inline ', form),
    },
    {
      ...written,
      name: '**Bindery**, with hints',
      path: 'bindery-hints',
      how: '`bindery-auth-modal open`; the hints of `snippet.html`',
      head: snippet,
      body: modal(''),
    },
    {
      ...written,
      name: '**Bindery**, bare script tag',
      path: 'bindery-bare',
      how: '`bindery-auth-modal open`, without hints',
      head: bare,
      body: modal(''),
    },
    {
      ...written,
      name: 'Lit',
      path: 'lit',
      packages: ['lit'],
      how: "the floor's form written by hand with Lit, bundled by Vite",
      head: script('/built/lit-form.js', 'type="module"'),
      body: '<lit-sign-in></lit-sign-in>',
      bundle: 'lit-form.js',
    },
  ]
}

const libraryPages: readonly Peer[] = [
  {
    name: 'Vaadin Login',
    path: 'vaadin',
    packages: ['@vaadin/login'],
    how: '`vaadin-login-overlay opened` in its base style, bundled by Vite',
    head: script('/built/vaadin-form.js', 'type="module"'),
    body: '<vaadin-login-overlay opened action="/authenticate"></vaadin-login-overlay>',
    field: ['input[name=username]'],
    bundle: 'vaadin-form.js',
  },
  {
    name: 'Shoelace (bundled)',
    path: 'shoelace-bundled',
    packages: ['@shoelace-style/shoelace'],
    how: '`sl-dialog` with two `sl-input` and an `sl-button`, picked one by one, bundled by Vite',
    head: styles('/built/shoelace-form.css') + script('/built/shoelace-form.js', 'type="module"'),
    body: libraryForm('sl'),
    field: ['sl-input', 'input'],
    bundle: 'shoelace-form.js',
  },
  {
    name: 'Shoelace (autoloader)',
    path: 'shoelace',
    packages: ['@shoelace-style/shoelace'],
    how: "the same page with the package's own browser build, `cdn/shoelace-autoloader.js`",
    head:
      styles('/peers/@shoelace-style/shoelace/cdn/themes/light.css') +
      script('/peers/@shoelace-style/shoelace/cdn/shoelace-autoloader.js', 'type="module"'),
    body: libraryForm('sl'),
    field: ['sl-input', 'input'],
  },
  {
    name: 'Web Awesome (bundled)',
    path: 'webawesome-bundled',
    packages: ['@awesome.me/webawesome'],
    how: '`wa-dialog` with two `wa-input` and a `wa-button`, picked one by one, bundled by Vite',
    head:
      styles('/built/webawesome-form.css') + script('/built/webawesome-form.js', 'type="module"'),
    body: libraryForm('wa'),
    field: ['wa-input', 'input'],
    bundle: 'webawesome-form.js',
  },
  {
    name: 'Web Awesome (loader)',
    path: 'webawesome',
    packages: ['@awesome.me/webawesome'],
    how: "the same page with the package's own browser build, `dist-cdn/webawesome.loader.js`",
    head:
      styles('/peers/@awesome.me/webawesome/dist-cdn/styles/themes/default.css') +
      script('/peers/@awesome.me/webawesome/dist-cdn/webawesome.loader.js', 'type="module"'),
    body: libraryForm('wa'),
    field: ['wa-input', 'input'],
  },
]

const productPages: readonly Peer[] = [
  {
    name: 'Ghost signup-form',
    path: 'ghost-signup-form',
    packages: ['@tryghost/signup-form'],
    how: 'its own browser build, with the embed code that Ghost makes; one field, an e-mail address',
    head: '',
    body: `<div style="min-height: 58px; max-width: 440px; margin: 0 auto; width: 100%">${script(
      '/peers/@tryghost/signup-form/umd/signup-form.min.js',
      'data-button-color="#1a4f8b" data-button-text-color="#FFFFFF" data-site="{origin}/" data-locale="en" async',
    )}</div>`,
    field: ['iframe', 'input[type=email]'],
  },
  {
    name: 'Ghost Portal',
    path: 'ghost-portal',
    packages: ['@tryghost/portal'],
    how: "its own browser build, opened with Portal's link `#/portal/signin`; one field, for a link by mail",
    head: script(
      '/peers/@tryghost/portal/umd/portal.min.js',
      'defer data-i18n="true" data-ghost="{origin}/" data-key="bench" data-api="{origin}/ghost/api/content/"',
    ),
    body: '',
    field: ['iframe[title="portal-popup"]', 'input[type=email]'],
    hash: '#/portal/signin',
  },
  {
    name: 'Okta Sign-In Widget',
    path: 'okta',
    packages: ['@okta/okta-signin-widget'],
    how: 'its own browser build without the newer engine, `okta-sign-in.classic.min.js`, with its style sheet',
    head:
      styles('/peers/@okta/okta-signin-widget/dist/css/okta-sign-in.min.css') +
      script('/peers/@okta/okta-signin-widget/dist/js/okta-sign-in.classic.min.js', 'defer') +
      script('/entries/okta-start.js', 'defer'),
    body: '<div id="okta"></div>',
    field: ['input[name=username]'],
  },
  {
    name: 'Auth0 Lock',
    path: 'auth0',
    packages: ['auth0-lock'],
    how: 'bundled by Vite, because the package has no browser build; the dialog of `show()`',
    head: script('/built/auth0-start.js', 'type="module"'),
    body: '',
    field: ['input[type=email]'],
    bundle: 'auth0-start.js',
  },
]

/** All pages, in the order of the table. */
export const signInPages = (bindery: Bindery): Peer[] => [
  ...ownPages(bindery),
  ...libraryPages,
  ...productPages,
]
