/** Accounts and sessions: register, sign in, profile, new password. Everything is kept in memory. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { invalid, pathOf, Refusal, required, text, unauthenticated } from './http.js'

const derive = promisify(scrypt)
const secret = () => randomBytes(24).toString('base64url')

const mostTries = 5
const lockSeconds = 900
const sessionSeconds = 30 * 24 * 3600
const resetMilliseconds = 60 * 60 * 1000

const accounts = new Map()
/** Wrong passwords by e-mail, also by one that has no account: the answers must not tell which ones exist. */
const tries = new Map()
/** By the secret of the cookie. */
const sessions = new Map()
/** Mailed tokens for a new password. */
const resets = new Map()

const keyOf = (email) => text(email).toLowerCase()

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

/** The rule of the registration form, which a server has to check as well. */
const passwordProblem = (password) =>
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@!#$%^&+=])\S{10,200}$/.test(String(password ?? ''))
    ? null
    : 'The password needs 10 characters without spaces, among them a capital letter, a small letter, a digit and one of @ ! # $ % ^ & + =.'

function checkEmail(email) {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text(email)) || email.length > 254) {
    throw invalid('emailAddress', 'Email address is not valid.')
  }
}

function checkFree(key, account) {
  const owner = accounts.get(key)
  if (owner && owner !== account) throw new Refusal(409)
}

export async function addAccount({ emailAddress, password, ...names }) {
  for (const field of ['firstName', 'lastName']) {
    if (!text(names[field])) throw invalid(field, required)
  }
  checkEmail(emailAddress)
  const problem = passwordProblem(password)
  if (problem) throw invalid('password', problem)
  const key = keyOf(emailAddress)
  checkFree(key)
  const hashed = await hashOf(password)
  // Another request may have taken the address while this one computed the hash.
  checkFree(key)
  const account = {
    id: secret(),
    emailAddress: text(emailAddress),
    firstName: text(names.firstName),
    lastName: text(names.lastName),
    displayName: `${text(names.firstName)} ${text(names.lastName)}`,
    password: hashed,
    industry: '',
    jobTitle: '',
    companySize: '',
    readings: new Set(),
    saves: new Map(),
    folders: new Map(),
  }
  accounts.set(key, account)
  touch(account)
  return account
}

/** Starts a session with a new secret, and ends the one that the browser had. */
function startSession(account, context) {
  sessions.delete(context.cookie('session'))
  const id = secret()
  sessions.set(id, { account, name: secret(), until: Date.now() + sessionSeconds * 1000 })
  context.setCookie('session', id, sessionSeconds)
  context.mergeCart(account)
}

function endSessions(account) {
  for (const [id, session] of sessions) if (session.account === account) sessions.delete(id)
}

/** The session of the request, or undefined. */
export function sessionOf(context) {
  const session = sessions.get(context.cookie('session'))
  return session && session.until > Date.now() ? session : undefined
}

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

const locked = (seconds) => new Refusal(401, { lockout_duration: seconds })

/**
 * Counts a try, and returns how many are left. It counts before the password is hashed, so that many requests at
 * once get no further try.
 */
function countTry(key) {
  const { wrong = 0, lockedUntil = 0 } = tries.get(key) ?? {}
  const seconds = Math.ceil((lockedUntil - Date.now()) / 1000)
  if (seconds > 0) throw locked(seconds)
  const now = lockedUntil ? 1 : wrong + 1
  tries.set(key, { wrong: now, lockedUntil: now < mostTries ? 0 : Date.now() + lockSeconds * 1000 })
  return mostTries - now
}

/** Its password is nobody's: an unknown address takes as long as a known one. */
const nobody = { password: await hashOf(secret()) }

async function signIn(context) {
  const { username, password } = context.body
  const key = keyOf(username)
  const left = countTry(key)
  const account = accounts.get(key)
  const isRight = await isPassword(account ?? nobody, password)
  if (account && isRight) {
    tries.delete(key)
    startSession(account, context)
    return {}
  }
  throw left ? new Refusal(401, { tries_left: left }) : locked(lockSeconds)
}

/** A navigation: it ends the session, and leads back to a page of the site. */
function signOut(context) {
  // An address or a picture on a foreign page must not sign readers out.
  if (context.request.headers['sec-fetch-site'] !== 'cross-site') {
    sessions.delete(context.cookie('session'))
    context.setCookie('session', '', 0)
  }
  const [site = ''] = context.origins
  context.redirect(site + pathOf(context.query.get('return') ?? '/'))
}

function readProfile(context) {
  const { account, name } = sessionOf(context) ?? {}
  if (!account) throw unauthenticated()
  context.header('Last-Modified', account.modified)
  context.header('ETag', `"${account.id.slice(0, 8)}-${Date.parse(account.modified)}"`)
  context.header('X-Bindery-Session', name)
  const { id, emailAddress, firstName, lastName, displayName } = account
  const { industry, jobTitle, companySize } = account
  return {
    status: 'registered',
    id,
    username: emailAddress,
    emailAddress,
    firstName,
    lastName,
    displayName,
    industry,
    jobTitle,
    companySize,
  }
}

const attributeFields = new Map([
  ['industry', 'industry'],
  ['job-title', 'jobTitle'],
  ['company-size', 'companySize'],
])

/** Checks every field before it changes one. */
function updateProfile(context) {
  const account = accountOf(context)
  const { displayName, emailAddress, attributes } = { ...account, attributes: [], ...context.body }
  const known = Date.parse(context.request.headers['if-unmodified-since'] ?? '')
  if (known < Date.parse(account.modified)) throw new Refusal(412)
  if (!text(displayName)) throw invalid('displayName', required)
  checkEmail(emailAddress)
  const key = keyOf(emailAddress)
  checkFree(key, account)
  const changes = {}
  for (const each of Array.isArray(attributes) ? attributes : [null]) {
    const field = attributeFields.get(each?.name)
    if (!field) throw invalid('attributes', 'There is no such attribute.')
    changes[field] = text(each.value)
  }
  if (key !== keyOf(account.emailAddress)) forgetResets(account)
  accounts.delete(keyOf(account.emailAddress))
  accounts.set(key, account)
  const fields = { displayName: text(displayName), emailAddress: text(emailAddress), ...changes }
  Object.assign(account, fields)
  touch(account)
  return {}
}

/** A link in a mail that was sent before must not work any more. */
function forgetResets(account) {
  for (const [token, reset] of resets) if (reset.account === account) resets.delete(token)
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
  const { account } = reset
  forgetResets(account)
  account.password = await hashOf(password)
  tries.delete(keyOf(account.emailAddress))
  endSessions(account)
  touch(account)
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
