import { diagnosePage } from '../doctor/diagnose-page.ts'
import type { FetchedPage } from '../doctor/fetch-page.ts'
import { fetchKitFiles, fetchPage, PageError } from '../doctor/fetch-page.ts'
import { type Finding, findings } from '../doctor/finding.ts'
import type { Command, Io } from '../process/io.ts'

const usage = `Usage: bindery doctor PAGE [--url ADDRESS] [--json] [--timeout SECONDS]

Finds mistakes in a page with tags of the kit: script, settings, tags, attributes, security policy, and how the
server sends the kit's files. PAGE is an address, a file, or - for the standard input.

  --url ADDRESS   the address of the page, if PAGE is a file or -. Without it, no file of the kit is fetched
  --json          write the findings as JSON
  --timeout       seconds for the page, 30 by default

The exit code is 0 without findings, 1 with findings, 2 if the page cannot be read.`

const seeHelp = 'bindery doctor --help lists the options.'

interface Options {
  readonly page: string
  readonly url: string | undefined
  readonly json: boolean
  readonly timeoutMs: number | undefined
}

function readOptions(args: readonly string[]): Options {
  let page: string | undefined
  let url: string | undefined
  let json = false
  let timeoutMs: number | undefined
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] as string
    if (arg === '--json') json = true
    else if (arg === '--timeout') {
      timeoutMs = Number(args[++at]) * 1000
      if (!(timeoutMs > 0)) throw new PageError('--timeout needs a number of seconds.')
    } else if (arg === '--url' || arg.startsWith('--url=')) {
      url = arg === '--url' ? args[++at] : arg.slice('--url='.length)
      if (!url || !isAddress(url)) throw new PageError('--url needs an address with https://.')
    } else if (arg.startsWith('--')) throw new PageError(`there is no option ${arg}. ${seeHelp}`)
    else if (page === undefined) page = arg
    else throw new PageError('only one page at a time.')
  }
  if (page === undefined) throw new PageError(`which page? ${seeHelp}`)
  return { page, url, json, timeoutMs }
}

const isAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text)

/** A page without an address: its own origin is unknown. */
const nowhere = 'http://localhost/'

async function readPage({ page, url, timeoutMs }: Options, io: Io): Promise<FetchedPage> {
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(page)) {
    if (!isAddress(page)) throw new PageError(`${page} is no http(s) address.`)
    return fetchPage(page, timeoutMs)
  }
  try {
    const html = page === '-' ? await io.readStdin() : await io.readFile(page)
    return { html, url: url ?? nowhere, headers: {} }
  } catch (error) {
    const { code } = error as { code?: string }
    throw new PageError(
      code === 'ENOENT'
        ? `there is no file ${page}. An address begins with https://.`
        : `${page} cannot be read: ${(error as Error).message}`,
    )
  }
}

const textOf = ({ name, message, line, column }: Finding) =>
  `${line}:${column}  ${name}\n    ${message}`

export const doctor: Command = {
  name: 'doctor',
  summary: 'finds mistakes in a page with tags of the kit',
  usage,
  run: async (args, io) => {
    const options = readOptions(args)
    const page = await readPage(options, io)
    const files = page.url === nowhere ? [] : await fetchKitFiles(page)
    const found: readonly Finding[] = await diagnosePage({ ...page, files })
    if (options.json)
      io.out(
        JSON.stringify(
          {
            url: page.url,
            findings: found.map((each) => ({ ...each, title: findings[each.name] })),
          },
          null,
          2,
        ),
      )
    else {
      for (const each of found) io.out(`${textOf(each)}\n`)
      io.out(
        found.length === 0
          ? `${options.page}: no findings.`
          : `${options.page}: ${found.length} ${found.length === 1 ? 'finding' : 'findings'}. docs/doctor.md explains each name.`,
      )
    }
    return found.length === 0 ? 0 : 1
  },
}
