/** `bindery check URL`: proves that a publisher's server fits the contract. */

import { UnreachableError } from '../check/connection.ts'
import { nodeTransport } from '../check/node-transport.ts'
import { journeys } from '../journeys/journeys.ts'
import type { Command, Io } from '../process/io.ts'
import { parseArgs } from '../process/node-arguments.ts'
import { htmlReport } from '../report/html.ts'
import { junitReport } from '../report/junit.ts'
import { textReport } from '../report/text.ts'
import { type CheckOptions, check } from '../walk/check.ts'
import { callingTags } from '../walk/tags.ts'

const usage = `Usage: bindery check <URL> [options]

Walks the journeys of readers on the API of a site, as the tags do, and names what does not fit the contract.
<URL> is the API base, such as https://www.publisher.example/api/, or the site, whose API is then at /api/.

  --email, --password   a test account (or BINDERY_EMAIL, BINDERY_PASSWORD)
  --origin URL          the origin of the pages with the tags. Default: the origin of the API
  --service-base URL    the base of the service dialect. Default: /service/ of the API's origin
  --dialect NAME        api (default) or service
  --amounts NAME        decimal (default, 48.85) or minor (4885)
  --product ID          a product on sale, for the journey of the cart
  --only NAMES          only these journeys: ${journeys.map(({ name }) => name).join(', ')}
  --tags TAGS           only what these tags call, such as bindery-save-button,bindery-paywall
  --read-only           nothing is written: no account, no save, no cart
  --timeout SECONDS     for one answer, 10 by default
  --json                print the report as JSON
  --junit FILE          write the report for a CI server
  --html FILE           write the report as a page
  --watch               check again every minute until interrupted

Exit code: 0 without findings, 1 with findings, 2 if the check could not run.`

const options = {
  email: { type: 'string' },
  password: { type: 'string' },
  origin: { type: 'string' },
  'service-base': { type: 'string' },
  dialect: { type: 'string', default: 'api' },
  amounts: { type: 'string', default: 'decimal' },
  product: { type: 'string' },
  only: { type: 'string' },
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
const known = (names: readonly string[], all: readonly string[], what: string) => {
  const wrong = names.find((name) => !all.includes(name))
  if (wrong) throw new UsageError(`There is no ${what} "${wrong}".`)
  return names
}

function optionsOf(args: readonly string[], io: Io) {
  const { values, positionals } = parse(args)
  const [address, ...others] = positionals
  if (!address || others.length) throw new UsageError('Name one address to check.')
  const url = parseUrl(address, 'The address')
  const apiBase = url.pathname === '/' ? new URL('/api/', url) : new URL(url)
  if (!apiBase.pathname.endsWith('/')) apiBase.pathname += '/'
  const { amounts, dialect, origin, product } = values
  if (dialect !== 'api' && dialect !== 'service') {
    throw new UsageError(`The dialect "${dialect}" is neither api nor service.`)
  }
  if (amounts !== 'decimal' && amounts !== 'minor') {
    throw new UsageError(`The amounts "${amounts}" are neither decimal nor minor.`)
  }
  const seconds = Number(values.timeout)
  if (!(seconds > 0 && seconds <= 300)) {
    throw new UsageError(`The time-out "${values.timeout}" is no number of seconds up to 300.`)
  }
  const email = values.email ?? io.env['BINDERY_EMAIL']
  const password = values.password ?? io.env['BINDERY_PASSWORD']
  if (!email !== !password) throw new UsageError('A test account has an e-mail and a password.')
  const checkOptions: CheckOptions = {
    apiBase: apiBase.href,
    serviceBase: values['service-base']
      ? parseUrl(values['service-base'], 'The service base').href
      : new URL('/service/', apiBase).href,
    dialect,
    amounts,
    origin: origin ? parseUrl(origin, 'The origin').origin : apiBase.origin,
    ...(email && password ? { account: { email, password } } : {}),
    ...(product ? { product } : {}),
    only: known(
      listOf(values.only),
      journeys.map(({ name }) => name),
      'journey',
    ),
    tags: known(listOf(values.tags), callingTags, 'tag with calls named'),
    readOnly: values['read-only'],
    timeoutMs: seconds * 1000,
    transport: nodeTransport,
    onProgress: ({ journey, state }) => io.error(`${journey}: ${state}`),
  }
  return { checkOptions, values }
}

type Parsed = ReturnType<typeof optionsOf>

async function runOnce({ checkOptions, values }: Parsed, io: Io): Promise<number> {
  const report = await check(checkOptions)
  if (values.junit) await io.writeFile(values.junit, junitReport(report))
  if (values.html) await io.writeFile(values.html, htmlReport(report))
  io.out(values.json ? JSON.stringify(report, null, 2) : textReport(report))
  return report.findings.length ? 1 : 0
}

/** Checks every minute until interrupted. If the server is unreachable, prints why and tries again. */
async function watch(parsed: Parsed, io: Io): Promise<never> {
  for (;;) {
    await runOnce(parsed, io).catch((error: unknown) => {
      if (!(error instanceof UnreachableError)) throw error
      io.error(`bindery check: ${error.message}`)
    })
    await io.pause(60_000)
  }
}

export const checkServer: Command = {
  name: 'check',
  summary: 'proves that a server fits the contract',
  usage,
  async run(args, io) {
    const parsed = optionsOf(args, io)
    return parsed.values.watch ? watch(parsed, io) : runOnce(parsed, io)
  },
}
