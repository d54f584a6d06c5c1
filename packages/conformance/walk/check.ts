/** Walks the journeys and returns the report. */
import { type Connection, type ConnectionOptions, createConnection } from '../check/connection.ts'
import type { Account, Journey, JourneyContext, SiteFacts } from '../check/journey.ts'
import { JourneyEnd } from '../check/journey-end.ts'
import { createReader, type Reader, type Recorder } from '../check/reader.ts'
import { createFindings, type JourneyResult, type Report } from '../check/report.ts'
import { registerAccount } from '../journeys/accounts/registration.ts'
import { journeys } from '../journeys/journeys.ts'
import { admit, reach } from './reach.ts'
import {
  callingTags,
  effectOf,
  isAbout,
  isJourneyOf,
  isMade,
  isNeeded,
  tagsOf,
  unproven,
} from './tags.ts'

export interface CheckOptions
  extends Pick<
      ConnectionOptions,
      'apiBase' | 'serviceBase' | 'dialect' | 'origin' | 'transport' | 'amounts' | 'apiPaths'
    >,
    SiteFacts {
  /** Names of journeys. Default: all. */
  readonly only?: readonly string[]
  /** Only what these tags call. Default: everything. */
  readonly tags?: readonly string[]
  /** Names of journeys that must not be skipped. */
  readonly require?: readonly string[]
  readonly readOnly?: boolean
  /** For one answer, in ms. Default 10 000. */
  readonly timeoutMs?: number
  readonly onProgress?: (step: { readonly journey: string; readonly state: string }) => void
}

/** Whether the options choose a journey. */
export const isChosen = (
  journey: Journey,
  { only = [], tags = [] }: Pick<CheckOptions, 'only' | 'tags'>,
): boolean => (only.length === 0 || only.includes(journey.name)) && isJourneyOf(tags, journey)

/** Returns the recorder of a journey. The journeys share what is known about the server. */
const createRecorders = (
  found: ReturnType<typeof createFindings>,
  absent: Set<string>,
  { account, tags = [] }: CheckOptions,
) => {
  const working = new Set<string>()
  const broken = new Map<string, string>()
  const preflights = new Set<string>()
  return (journey: string, countCall: Recorder['countCall']): Recorder => ({
    report: (endpoint, asked, observation) => {
      if (!isAbout(tags, endpoint)) return
      found.add(observation, { journey, endpoint, asked, tags: tagsOf(endpoint) })
    },
    brokenBy: (endpoint) => broken.get(endpoint),
    markBroken: (endpoint, finding) => void broken.set(endpoint, finding),
    startPreflight: (endpoint) => {
      const isFirst = !preflights.has(endpoint)
      preflights.add(endpoint)
      return isFirst
    },
    countCall,
    hasFinding: (endpoint) => found.has(endpoint),
    markWorking: (endpoint) => void working.add(endpoint),
    isWorking: (endpoint) => working.has(endpoint),
    // Without a test account nothing can be checked where nobody can register.
    isNeeded: (endpoint) => isNeeded(tags, endpoint) || (endpoint === 'register' && !account),
    markAbsent: (endpoint) => {
      if (isMade(tags, endpoint)) absent.add(endpoint)
    },
  })
}

/** An account that the check registers, by the first journey that needs it. */
const createSharedAccount = (leave: (what: string) => void) => {
  let registered:
    | Promise<{ readonly connection: Connection; readonly account: Account }>
    | undefined
  return async (newReader: () => Reader, recorder: Recorder) => {
    registered ??= registerAccount(newReader()).then(({ reader, account }) => {
      leave(`the account ${account.email}`)
      return { connection: reader.connection, account }
    })
    const { connection, account } = await registered
    return { reader: createReader(connection, recorder), account }
  }
}

/** Walks a journey. Returns why it was skipped or ended early, if it was. */
const walk = async (journey: Journey, context: JourneyContext): Promise<JourneyEnd | undefined> => {
  if (journey.writes && context.readOnly) return new JourneyEnd('it writes', true)
  try {
    await journey.run(context)
    return undefined
  } catch (error) {
    if (error instanceof JourneyEnd) return error
    throw error
  }
}

/** Returns a function that walks a journey and returns its result. The journeys share what they find. */
function createWalker(options: CheckOptions, connect: () => Connection) {
  const { readOnly = false, tags = [], onProgress } = options
  const found = createFindings()
  const left = new Set<string>()
  const leave = (what: string) => void left.add(what)
  const absent = new Set<string>()
  const unchecked = new Set<string>()
  const notes = new Set<string>()
  const asked = new Set<string>()
  const recorderOf = createRecorders(found, absent, options)
  const sharedAccount = createSharedAccount(leave)
  const stranger = createSharedAccount(leave)
  const result = async (journey: Journey): Promise<JourneyResult> => {
    const { name, title } = journey
    let calls = 0
    const omitted = new Set<string>()
    const recorder = recorderOf(name, (call) => {
      calls += 1
      asked.add(call)
    })
    const newReader = () => createReader(connect(), recorder)
    onProgress?.({ journey: name, state: 'running' })
    const before = found.list().length
    const end = await walk(journey, {
      newReader,
      connection: connect(),
      site: options,
      readOnly,
      makes: (...names) => names.some((each) => isMade(tags, each)),
      needs: (name) => tags.length > 0 && isNeeded(tags, name),
      newAccount: () => sharedAccount(newReader, recorder),
      newStranger: async () => (readOnly || options.account ? null : stranger(newReader, recorder)),
      leave,
      note: (sentence) => void notes.add(sentence),
      omit: (what, ...names) => {
        omitted.add(what)
        for (const call of names) unchecked.add(call)
      },
    })
    const isFailed = found.list().length > before
    const state = isFailed ? 'failed' : end ? 'skipped' : 'passed'
    if (state === 'skipped') for (const call of journey.calls) unchecked.add(call)
    onProgress?.({ journey: name, state })
    return {
      ...{ name, title, state, calls },
      ...(end ? { reason: end.message } : {}),
      ...(omitted.size ? { omitted: [...omitted] } : {}),
    }
  }
  return {
    result,
    findings: found.list,
    left: () => [...left],
    absent: () => [...absent],
    notes: () => [...notes],
    unchecked: () => [...unchecked].filter((call) => !asked.has(call) && !absent.has(call)),
  }
}

/** What the result does not say. */
function notesOf(results: readonly JourneyResult[], { product, tags = [] }: CheckOptions) {
  const chosen = new Set(results.map(({ name }) => name))
  const hasStore = ofStore.some((name) => chosen.has(name))
  const others = journeys.length - results.length
  return [
    ...tags.flatMap((tag) => (callingTags.includes(tag) ? [] : [`${tag} makes no call.`])),
    ...(hasStore && !product ? ['Nothing of the cart was proven: it needs --product.'] : []),
    ...(others ? [`Not chosen: ${others} other ${others === 1 ? 'journey' : 'journeys'}.`] : []),
  ]
}

/** The journeys that need a product. */
const ofStore: readonly string[] = ['cart', 'cart-sign-in', 'orders']

/**
 * Checks a server.
 * @throws UnreachableError if there is no server, or no API at the address
 * @throws RefusedAccountError if the test account is refused
 */
export async function check(options: CheckOptions): Promise<Report> {
  const { apiBase, origin, dialect, tags = [], require = [] } = options
  const startedAt = new Date().toISOString()
  const connectionOptions: ConnectionOptions = {
    userService: null,
    allowedOrigins: options.verifyUrl ? [new URL(options.verifyUrl, apiBase).origin] : [],
    timeoutMs: 10_000,
    ...options,
  }
  const connect = () => createConnection(connectionOptions)
  await reach(connect(), connectionOptions.timeoutMs)
  if (options.account) await admit(connect(), options.account)

  const { result, findings, left, absent, unchecked, notes } = createWalker(options, connect)
  const results: JourneyResult[] = []
  for (const journey of journeys.filter((each) => isChosen(each, options))) {
    results.push(await result(journey))
  }
  return {
    apiBase,
    origin,
    dialect,
    startedAt,
    journeys: results,
    findings: findings(),
    left: left(),
    absent: absent().map((call) => ({ call, effect: effectOf(call) })),
    unproven: [
      ...new Set([
        ...unproven(tags, journeys),
        ...unchecked().filter((call) => isMade(tags, call)),
      ]),
    ],
    notes: [...notes(), ...notesOf(results, options)],
    missed: results.flatMap(({ name, state }) =>
      state === 'skipped' && require.includes(name) ? [name] : [],
    ),
  }
}
