/** Accounts and sessions: register, sign in, profile, new password. Everything is kept in memory. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { invalid, Refusal, unauthenticated } from './http.js'

const derive = promisify(scrypt)
const secret = () => randomBytes(24).toString('base64url')

const mostTries = 5
const lockSeconds = 900
const sessionSeconds = 30 * 24 * 3600
const resetMilliseconds = 60 * 60 * 1000

const accounts = new Map()
/** By the secret of the cookie. */
const sessions = new Map()
/** Mailed tokens for a new password. */
const resets = new Map()

const keyOf = (email) =>
  String(email ?? '')
    .trim()
    .toLowerCase()

async function hashOf(password, salt = randomBytes(16).toString('base64url')) {
  const hash = await derive(String(password), salt, 32)
  return { salt, hash }
}

async function isPassword(account, password) {
  const { hash } = await hashOf(password, account.password.salt)
  return timingSafeEqual(hash, account.password.hash)
}

/** HTTP dates count seconds, so each change gets a second of its own. */
let lastChange = 0
function touch(account) {
  lastChange = Math.max(Date.now(), lastChange + 1000)
  account.modified = new Date(lastChange).toUTCString()
}

const passwordProblem = (password) =>
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,200}$/.test(String(password ?? ''))
    ? null
    : 'The password needs 8 characters, a capital letter, a small letter and a digit.'

function checkFields(fields) {
  for (const field of ['firstName', 'lastName']) {
    if (!String(fields[field] ?? '').trim()) throw invalid(field, 'This field is required.')
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(fields.emailAddress ?? ''))) {
    throw invalid('emailAddress', 'Email address is not valid.')
  }
  const problem = passwordProblem(fields.password)
  if (problem) throw invalid('password', problem)
}

export async function addAccount(fields) {
  checkFields(fields)
  const key = keyOf(fields.emailAddress)
  if (accounts.has(key)) throw new Refusal(409)
  const account = {
    id: secret(),
    emailAddress: fields.emailAddress,
    firstName: fields.firstName,
    lastName: fields.lastName,
    password: await hashOf(fields.password),
    industry: '',
    jobTitle: '',
    companySize: '',
    wrongTries: 0,
    lockedUntil: 0,
    readings: new Set(),
    saves: new Map(),
    folders: new Map(),
  }
  accounts.set(key, account)
  touch(account)
  return account
}

function startSession(account, context) {
  const id = secret()
  sessions.set(id, { account, name: secret() })
  context.setCookie('session', id, sessionSeconds)
  context.mergeCart(account)
}

/** The session of the request, or undefined. */
export const sessionOf = (context) => sessions.get(context.cookie('session'))

/** The account of the request. A guest is refused. */
export function accountOf(context) {
  const session = sessionOf(context)
  if (!session) throw unauthenticated()
  return session.account
}

async function register(context) {
  startSession(await addAccount(context.body), context)
  return {}
}

async function signIn(context) {
  const { username, password } = context.body
  const account = accounts.get(keyOf(username))
  // As slow for an unknown address as for a known one.
  if (!account) {
    await hashOf(password)
    throw new Refusal(401, {})
  }
  const seconds = Math.ceil((account.lockedUntil - Date.now()) / 1000)
  if (seconds > 0) throw new Refusal(401, { lockout_duration: seconds })
  if (await isPassword(account, password)) {
    account.wrongTries = 0
    startSession(account, context)
    return {}
  }
  account.wrongTries += 1
  if (account.wrongTries < mostTries) {
    throw new Refusal(401, { tries_left: mostTries - account.wrongTries })
  }
  account.wrongTries = 0
  account.lockedUntil = Date.now() + lockSeconds * 1000
  throw new Refusal(401, { lockout_duration: lockSeconds })
}

/** A navigation: it ends the session, and leads to a path of the site. */
function signOut(context) {
  const from = context.request.headers['sec-fetch-site']
  if (from !== 'cross-site') {
    sessions.delete(context.cookie('session'))
    context.setCookie('session', '', 0)
  }
  const to = context.query.get('return') ?? '/'
  context.redirect(/^\/(?![/\\])/.test(to) ? to : '/')
}

function readProfile(context) {
  const { account, name } = sessionOf(context) ?? {}
  if (!account) throw unauthenticated()
  context.header('Last-Modified', account.modified)
  context.header('ETag', `"${account.id.slice(0, 8)}-${Date.parse(account.modified)}"`)
  context.header('X-Bindery-Session', name)
  const { id, emailAddress, firstName, lastName, industry, jobTitle, companySize } = account
  return {
    status: 'registered',
    id,
    username: emailAddress,
    emailAddress,
    firstName,
    lastName,
    displayName: `${firstName} ${lastName}`,
    industry,
    jobTitle,
    companySize,
  }
}

const attributeFields = {
  industry: 'industry',
  'job-title': 'jobTitle',
  'company-size': 'companySize',
}

function updateProfile(context) {
  const account = accountOf(context)
  const known = Date.parse(context.request.headers['if-unmodified-since'] ?? '')
  if (known < Date.parse(account.modified)) throw new Refusal(412)
  for (const { name, value } of context.body.attributes ?? []) {
    const field = attributeFields[name]
    if (!field) throw invalid('attributes', 'There is no such attribute.')
    account[field] = String(value)
  }
  touch(account)
  return {}
}

function requestReset(context) {
  const account = accounts.get(keyOf(context.body.emailAddress))
  if (account) {
    const token = secret()
    resets.set(token, { account, until: Date.now() + resetMilliseconds })
    // Your server mails this address.
    context.mail(account.emailAddress, `/reset-password?token=${token}`)
  }
  // The same answer for everybody: it tells nobody who has an account.
  return {}
}

async function resetPassword(context) {
  const { token, password } = context.body
  const reset = resets.get(token)
  if (!reset) throw new Refusal(410, { code: 'token_invalid' })
  if (reset.until < Date.now()) throw new Refusal(410, { code: 'token_expired' })
  const problem = passwordProblem(password)
  if (problem) throw invalid('password', problem)
  resets.delete(token)
  reset.account.password = await hashOf(password)
  reset.account.lockedUntil = 0
  for (const [id, { account }] of sessions) if (account === reset.account) sessions.delete(id)
  touch(reset.account)
  return {}
}

export const accountRoutes = {
  'POST /authenticate': signIn,
  'GET /logout': signOut,
  'POST /api/user/register': register,
  'GET /api/user/profile': readProfile,
  'POST /api/user/profile': updateProfile,
  'POST /api/user/forgotpassword': requestReset,
  'POST /api/user/reset-password': resetPassword,
}
