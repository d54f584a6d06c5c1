/** The options of `bindery check`. */
import { endpoints } from '@bindery/contract/endpoints.ts'
import { tagCalls } from '@bindery/contract/tag-calls.ts'
import { nearest } from '@bindery/element/nearest.ts'
import { nodeTransport } from '../check/node-transport.ts'
import { journeys } from '../journeys/journeys.ts'
import type { Io } from '../process/io.ts'
import { parseArgs } from '../process/node-arguments.ts'
import { type CheckOptions, isChosen } from '../walk/check.ts'

export const usage = `Usage: bindery check <URL> [options]

Walks the journeys of readers on the API of a site, as the tags do, and names what does not fit the contract.
<URL> is the API base, such as https://www.publisher.example/api/, or the site, whose API is then at /api/.

  --email, --password   a test account (or BINDERY_EMAIL, BINDERY_PASSWORD)
  --origin URL          the origin of the pages with the tags. Default: the origin of the API
  --service-base URL    the base of the service dialect. Default: /service/ of the API's origin
  --dialect NAME        api (default) or service
  --amounts NAME        decimal (default, 48.85) or minor (4885)
  --product ID          a product on sale, for the journeys of the store. Twice: two in one cart
  --price 19.99         what one piece of it costs
  --promo-code CODE     a promo code that applies to it
  --article-id ID       an article. Default: the first one of the stream latest
  --article-url URL     its path or address, for gifts and shares. Default: that of the first one
  --subscriber-email, --subscriber-number
                        a print subscriber, to look up. Without it only refusals are checked
  --verify-url URL      where pages verify a subscription. Default: user/subscriber/verify
  --api-paths FILE      the calls that the site has elsewhere: a JSON file as in the setting api-paths
  --orders              place an order. Without it the check ends at the confirmation
  --payment-token TOKEN a token of the payment provider, for an order that costs something
  --only NAMES          only these journeys: ${journeys.map(({ name }) => name).join(', ')}
  --require NAMES       these journeys must not be skipped: else the exit code is 1
  --tags TAGS           only what these tags call, such as bindery-save-button,bindery-paywall
  --read-only           nothing is written: no account, no save, no cart
  --timeout SECONDS     for one answer, 10 by default
  --json                print the report as JSON
  --junit FILE          write the report for a CI server
  --html FILE           write the report as a page
  --watch               check again every minute until interrupted

Exit code: 0 without findings, 1 with findings or a required journey that was skipped, 2 if the check could not run.`

const options = {
  email: { type: 'string' },
  password: { type: 'string' },
  origin: { type: 'string' },
  'service-base': { type: 'string' },
  dialect: { type: 'string', default: 'api' },
  amounts: { type: 'string', default: 'decimal' },
  product: { type: 'string', multiple: true },
  price: { type: 'string' },
  'promo-code': { type: 'string' },
  'article-id': { type: 'string' },
  'article-url': { type: 'string' },
  'subscriber-email': { type: 'string' },
  'subscriber-number': { type: 'string' },
  'verify-url': { type: 'string' },
  'api-paths': { type: 'string' },
  orders: { type: 'boolean', default: false },
  'payment-token': { type: 'string' },
  only: { type: 'string' },
  require: { type: 'string' },
  tags: { type: 'string' },
  'read-only': { type: 'boolean', default: false },
  timeout: { type: 'string', default: '10' },
  json: { type: 'boolean', default: false },
  junit: { type: 'string' },
  html: { type: 'string' },
  watch: { type: 'boolean', default: false },
} as const

/** The arguments are wrong. */
class UsageError extends Error {
  constructor(message: string) {
    super(`${message} bindery check --help lists the options.`)
  }
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}.`)
  }
}

const parseUrl = (text: string, what: string): URL => {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`${what} "${text}" is no http or https address.`)
  }
  return url
}

const listOf = (text: string | undefined): readonly string[] =>
  text?.split(',').flatMap((part) => part.trim() || []) ?? []

/** Refuses names that do not exist, so that a typo does not check less than expected. */
const known = (
  text: string | undefined,
  all: readonly string[],
  { what, more = '' }: { readonly what: string; readonly more?: string },
) => {
  const names = listOf(text)
  if (text !== undefined && names.length === 0) throw new UsageError(`There is no ${what} named.`)
  const wrong = names.find((name) => !all.includes(name))
  if (wrong === undefined) return names
  const similar = nearest(wrong, all)
  const meant = similar ? ` Did you mean ${similar}?` : ''
  throw new UsageError(`There is no ${what} "${wrong}".${meant}${more}`)
}

const ofTags = { what: 'tag', more: ' docs/tags.md lists the calls of each tag.' }
const ofJourneys = { what: 'journey' }

type Values = ReturnType<typeof parse>['values']

const accountOf = (values: Values, { env }: Io): Pick<CheckOptions, 'account'> => {
  const email = values.email ?? env['BINDERY_EMAIL']
  const password = values.password ?? env['BINDERY_PASSWORD']
  if (!email !== !password) throw new UsageError('A test account has an e-mail and a password.')
  return email && password ? { account: { email, password } } : {}
}

const subscriberOf = (values: Values): Pick<CheckOptions, 'subscriber'> => {
  const email = values['subscriber-email']
  const accountNumber = values['subscriber-number']
  if (!email !== !accountNumber) {
    throw new UsageError('A subscriber has --subscriber-email and --subscriber-number.')
  }
  return email && accountNumber ? { subscriber: { email, accountNumber } } : {}
}

/** The paths of a file: an object by call, or settings with such an object. */
async function apiPathsOf(file: string, apiBase: URL, io: Io): Promise<Record<string, string>> {
  const text = await io.readFile(file).catch((error: Error & { code?: string }) => {
    const isAbsent = error.code === 'ENOENT'
    const reason = isAbsent ? `there is no file ${file}` : `${file} cannot be read`
    throw new Error(`--api-paths: ${reason}.`)
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error(`--api-paths: ${file} is no JSON.`)
  }
  const paths: unknown = Object(json)['api-paths'] ?? json
  if (typeof paths !== 'object' || paths === null || Array.isArray(paths)) {
    throw new Error(`--api-paths: ${file} has no object of paths by call.`)
  }
  for (const [name, path] of Object.entries(paths)) {
    if (!Object.hasOwn(endpoints, name)) {
      throw new Error(`--api-paths: the API has no call of the name ${name}.`)
    }
    const url = typeof path === 'string' && path !== '' ? URL.parse(path, apiBase) : null
    if (!url) throw new Error(`--api-paths: ${name} in ${file} is no path.`)
    if (url.origin !== apiBase.origin) {
      throw new Error(`--api-paths: ${name} in ${file} is on another origin.`)
    }
  }
  return paths as Record<string, string>
}

const apiBaseOf = (address: string): URL => {
  const url = parseUrl(address, 'The address')
  const apiBase = url.pathname === '/' ? new URL('/api/', url) : new URL(url)
  if (!apiBase.pathname.endsWith('/')) apiBase.pathname += '/'
  return apiBase
}

const enumsOf = ({ amounts, dialect, timeout }: Values) => {
  if (dialect !== 'api' && dialect !== 'service') {
    throw new UsageError(`The dialect "${dialect}" is neither api nor service.`)
  }
  if (amounts !== 'decimal' && amounts !== 'minor') {
    throw new UsageError(`The amounts "${amounts}" are neither decimal nor minor.`)
  }
  const seconds = Number(timeout)
  if (!(seconds > 0 && seconds <= 300)) {
    throw new UsageError(`The time-out "${timeout}" is no number of seconds up to 300.`)
  }
  return { amounts, dialect, timeoutMs: seconds * 1000 } as const
}

/** What the site has: an article, a product, and so on. */
const factsOf = (values: Values, apiBase: URL) => {
  const { orders, price, 'verify-url': verifyUrl, 'promo-code': promoCode } = values
  const [product, otherProduct] = values.product ?? []
  const { 'article-id': articleId, 'article-url': articleUrl } = values
  const paymentToken = values['payment-token']
  if (paymentToken && !orders) throw new UsageError('--payment-token is for --orders.')
  if (price !== undefined && !/^\d+(\.\d+)?$/.test(price)) {
    throw new UsageError(`--price "${price}" is no price such as 19.99.`)
  }
  const verify = verifyUrl ? URL.parse(verifyUrl, apiBase) : null
  if (verifyUrl && !verify) throw new UsageError(`--verify-url "${verifyUrl}" is no address.`)
  return {
    ...(product ? { product } : {}),
    ...(otherProduct ? { otherProduct } : {}),
    ...(price ? { price } : {}),
    ...(promoCode ? { promoCode } : {}),
    ...(articleId ? { articleId } : {}),
    ...(articleUrl ? { articleUrl } : {}),
    ...(verify ? { verifyUrl: verify.href } : {}),
    ...(paymentToken ? { paymentToken } : {}),
    orders,
  }
}

/** The journeys and tags that are named. */
function chosenBy(values: Values) {
  const names = journeys.map(({ name }) => name)
  const only = known(values.only, names, ofJourneys)
  const tags = known(values.tags, Object.keys(tagCalls), ofTags)
  const require = known(values.require, names, ofJourneys)
  const walked = journeys.filter((each) => isChosen(each, { only, tags }))
  const left = require.find((name) => !walked.some((each) => each.name === name))
  if (left) throw new UsageError(`--require ${left}: --only or --tags leave this journey out.`)
  return { only, tags, require }
}

export async function optionsOf(args: readonly string[], io: Io) {
  const { values, positionals } = parse(args)
  const [address, ...others] = positionals
  if (!address || others.length) throw new UsageError('Name one address to check.')
  const apiBase = apiBaseOf(address)
  const { origin, 'service-base': serviceBase, 'api-paths': pathsFile } = values
  const checkOptions: CheckOptions = {
    apiBase: apiBase.href,
    serviceBase: serviceBase
      ? parseUrl(serviceBase, 'The service base').href
      : new URL('/service/', apiBase).href,
    ...enumsOf(values),
    origin: origin ? parseUrl(origin, 'The origin').origin : apiBase.origin,
    ...accountOf(values, io),
    ...subscriberOf(values),
    ...factsOf(values, apiBase),
    ...(pathsFile ? { apiPaths: await apiPathsOf(pathsFile, apiBase, io) } : {}),
    ...chosenBy(values),
    readOnly: values['read-only'],
    transport: nodeTransport,
    onProgress: ({ journey, state }) => io.error(`${journey}: ${state}`),
  }
  return { checkOptions, values }
}

export type Parsed = Awaited<ReturnType<typeof optionsOf>>
