/**
 * A small back end for Bindery: accounts, saves, the meter and a cart, on Node alone. A starter: copy it, and put
 * your own database behind it. docs/server.md walks through it.
 *
 *     node hosts/tiny-api/server.js --origin https://www.publisher.example
 */
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { accountRoutes, addAccount } from './accounts.js'
import { articleRoutes } from './articles.js'
import { cartRoutes, mergeCart } from './cart.js'
import { answerForm, guardForm } from './forms.js'
import {
  cookie,
  corsHeaders,
  decode,
  guardWrite,
  originOf,
  preflightHeaders,
  Refusal,
  readBody,
  readCookie,
} from './http.js'

const answers = { ...accountRoutes, ...articleRoutes, ...cartRoutes }
const routes = Object.entries(answers).map(([name, answer]) => {
  const [method, path] = name.split(' ')
  return { method, parts: path.split('/'), answer }
})

/** Finds the route of a path. HEAD is answered as GET is, without the body. */
function findRoute(method, path) {
  const wanted = method === 'HEAD' ? 'GET' : method
  const parts = path.split('/')
  for (const route of routes) {
    if (route.method !== wanted || route.parts.length !== parts.length) continue
    const params = {}
    const matches = route.parts.every((part, at) => {
      if (!part.startsWith(':')) return part === parts[at]
      params[part.slice(1)] = decode(parts[at])
      return parts[at] !== ''
    })
    if (matches) return { answer: route.answer, params }
  }
  return undefined
}

/** What a route works with. */
function contextOf(request, url, { params, body, origins, isCrossSite, mail }) {
  const headers = new Map()
  const cookies = []
  const isSecure = originOf(request).startsWith('https:')
  const context = {
    request,
    params,
    body,
    origins,
    mail,
    query: url.searchParams,
    headers,
    cookies,
    type: undefined,
    location: undefined,
    cookie: (name) => readCookie(request, name),
    setCookie: (name, value, seconds) =>
      cookies.push(cookie(name, value, seconds, { isSecure, isCrossSite })),
    header: (name, value) => headers.set(name, value),
    /** Answers with a fragment of HTML. Opened as a page, it must run nothing. */
    html: (fragment) => {
      context.type = 'text/html; charset=utf-8'
      context.header('Content-Security-Policy', "default-src 'none'; sandbox")
      return fragment
    },
    redirect: (to, status = 302) => {
      context.location = to
      context.status = status
    },
    mergeCart: (account) => mergeCart(context, account),
  }
  return context
}

const jsonType = 'application/json; charset=utf-8'

function send(request, response, status, body, type = jsonType) {
  const content = type === jsonType ? JSON.stringify(body) : body
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(content),
  })
  response.end(request.method === 'HEAD' ? undefined : content)
}

/** Sends what a route has answered, with its headers and cookies. */
function reply(request, response, context, answer) {
  for (const [name, value] of context.headers) response.setHeader(name, value)
  if (context.cookies.length) response.setHeader('Set-Cookie', context.cookies)
  if (context.location === undefined) return send(request, response, 200, answer, context.type)
  response.writeHead(context.status, { Location: context.location })
  return response.end()
}

/** Of every answer, errors included: no cache stores what is about a reader. */
const privateHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

async function handle(request, response, options) {
  const own = originOf(request)
  const cors = corsHeaders(request, options.origins)
  for (const [name, value] of Object.entries({ ...privateHeaders, ...cors })) {
    response.setHeader(name, value)
  }
  if (!URL.canParse(request.url, own)) throw new Refusal(400)
  const url = new URL(request.url, own)
  if (request.method === 'OPTIONS') {
    const isAllowed = 'access-control-allow-origin' in cors
    response.writeHead(isAllowed ? 204 : 403, isAllowed ? preflightHeaders : {})
    return response.end()
  }
  const [, form] = /^\/api\/forms\/([\w-]+)$/.exec(url.pathname) ?? []
  if (form && request.method === 'POST') {
    guardForm(request, options.origins, own)
    const body = await readBody(request)
    const context = contextOf(request, url, { ...options, params: {}, body })
    await answerForm(context, form, answers, own)
    return reply(request, response, context)
  }
  guardWrite(request, options.origins, own)
  const route = findRoute(request.method, url.pathname)
  if (!route) throw new Refusal(404, { code: 'not_found' })
  const { params } = route
  const body = await readBody(request)
  const context = contextOf(request, url, { ...options, params, body })
  return reply(request, response, context, await route.answer(context))
}

/**
 * Starts the server.
 * @param {{port?: number, origins?: readonly string[], isCrossSite?: boolean,
 *   mail?: (to: string, path: string) => void}} [options]
 *   `origins`: those of the pages, if they are not that of the API. `isCrossSite`: whether they are another site
 * @returns {Promise<{origin: string, close: () => Promise<void>}>}
 */
export async function startTinyApi({
  port = 4190,
  origins = [],
  isCrossSite = false,
  mail = (to, path) => console.log(`Mail to ${to}: ${path}`),
} = {}) {
  const server = createServer((request, response) => {
    handle(request, response, { origins, isCrossSite, mail }).catch((error) => {
      if (error instanceof Refusal) return send(request, response, error.status, error.body)
      console.error(error)
      return send(request, response, 500, { code: 'failed' })
    })
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined))
        server.closeAllConnections()
      }),
  }
}

/** The account that the server starts with. */
export const seededReader = { email: 'reader@example.com', password: 'Bindery#2026' }

export const addSeededReader = () =>
  addAccount({
    firstName: 'Robin',
    lastName: 'Reader',
    emailAddress: seededReader.email,
    password: seededReader.password,
  })

/** The tags that this server serves. */
const servedTags =
  'bindery-auth-modal,bindery-account-menu,bindery-paywall,bindery-save-button,bindery-cart'

function originOfPages(address) {
  if (!URL.canParse(address)) throw new Error(`The origin "${address}" is no address.`)
  return new URL(address).origin
}

async function main() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '4190' },
      origin: { type: 'string', multiple: true, default: process.env.ORIGIN?.split(',') ?? [] },
      'cross-site': { type: 'boolean', default: false },
    },
  })
  await addSeededReader()
  const { origin } = await startTinyApi({
    port: Number(values.port),
    origins: values.origin.map(originOfPages),
    isCrossSite: values['cross-site'],
  })
  console.log(`The API            ${origin}/api/
Sign in as         ${seededReader.email}, ${seededReader.password}
Check it           npx bindery check ${origin} --product 501 --tags ${servedTags}`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch(({ message }) => {
    console.error(message)
    process.exitCode = 1
  })
}
