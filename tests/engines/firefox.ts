/** Firefox, by WebDriver BiDi: a socket that it opens itself, so that no driver is needed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answering, type Engine } from './engine.ts'
import { startScreen, stopProcess } from './screen.ts'

/** Nothing that a first start shows or fetches. */
const quiet: Readonly<Record<string, string | number | boolean>> = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'signon.rememberSignons': false,
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.enabled': false,
}

/** The hash of nothing: Firefox checks a file that had not come when its page was left, and prints that it does not match. */
const hashOfNothing = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb'

/** Longer than anything that a journey waits for. */
const answerMs = 45_000

interface Reply {
  id?: number
  type: string
  result?: unknown
  error?: string
  message?: string
  method?: string
  params?: { level?: string; text?: string | null; type?: string }
}

const addressOf = (browser: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    browser.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = /WebDriver BiDi listening on (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    browser.once('error', reject)
    browser.once('exit', (code) => reject(new Error(`Firefox left with ${code}:\n${said}`)))
  })

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.onopen = () => resolve()
    socket.onerror = () => reject(new Error('Firefox does not listen.'))
  })

/** The dialogs that are open and the shadow roots in them. All of a page would take seconds. Runs in the page. */
function openDialogs(): ParentNode[] {
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot ? within(each.shadowRoot) : []),
    ])
  const rootsIn = (element: Element): ParentNode[] =>
    [element, ...within(element)].flatMap(({ shadowRoot }) =>
      shadowRoot ? [shadowRoot, ...[...shadowRoot.children].flatMap(rootsIn)] : [],
    )
  return within(document)
    .filter((each) => each.matches('dialog[open], [role=dialog], [role=alertdialog]'))
    .flatMap((dialog) => [dialog, ...rootsIn(dialog)])
}

interface FirefoxOptions {
  /**
   * Path of Xvfb. On a screen Firefox keeps its accessibility tree as for a screen reader, from the start; a
   * headless one has a tree only while a test asks for it.
   */
  readonly xvfb?: string | undefined
  /** The environment of a desktop that is running, in place of a screen of its own. */
  readonly desktop?: NodeJS.ProcessEnv
  /** Preferences besides those for a quiet start. */
  readonly preferences?: typeof quiet
}

/** @param path of the program */
export async function startFirefox(
  path: string,
  { xvfb, desktop, preferences }: FirefoxOptions,
): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'bindery-firefox-'))
  const lines = Object.entries({ ...quiet, ...preferences }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const screen = xvfb && !desktop ? await startScreen(xvfb) : undefined
  const flags = ['--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const visible = { GDK_BACKEND: 'x11', GNOME_ACCESSIBILITY: '1' }
  const browser = spawn(path, screen || desktop ? flags : ['--headless', ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...(desktop ?? process.env),
      ...((screen || desktop) && visible),
      ...(screen && { DISPLAY: screen.display }),
    },
  })
  const connect = async () => {
    const socket = new WebSocket(`${await addressOf(browser)}/session`)
    await opened(socket)
    return socket
  }
  const socket = await connect().catch(async (error: unknown) => {
    await stopProcess(browser, 'SIGKILL')
    await screen?.stop()
    throw error
  })

  let last = 0
  const waiting = new Map<number, (reply: Reply) => void>()
  let printed: string[] = []
  socket.onmessage = ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    if (reply.id !== undefined) {
      waiting.get(reply.id)?.(reply)
      waiting.delete(reply.id)
      return
    }
    const { level, text, type } = reply.params ?? {}
    const isError = reply.method === 'log.entryAdded' && level === 'error'
    if (isError && !text?.includes(hashOfNothing)) printed.push(`${type}: ${text}`)
  }
  // Whoever waits for a browser that has gone would wait until the test has run out of time.
  socket.onclose = () => {
    for (const tell of waiting.values()) tell({ type: 'error', message: 'Firefox has left.' })
  }
  const send = <T>(method: string, params: object = {}): Promise<T> =>
    new Promise((resolve, reject) => {
      last += 1
      const late = setTimeout(
        () => reject(new Error(`Firefox gave no answer to ${method}.`)),
        answerMs,
      )
      waiting.set(last, (reply) => {
        clearTimeout(late)
        if (reply.type === 'error') reject(new Error(`${method}: ${reply.message}`))
        else resolve(reply.result as T)
      })
      socket.send(JSON.stringify({ id: last, method, params }))
    })

  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  let context = ''
  let tabs: string[] = []
  let user = ''

  interface Tree {
    contexts: { context: string; children: { context: string }[] }[]
  }
  const inside = async (frame?: number): Promise<string> => {
    if (frame === undefined) return context
    const tree = await send<Tree>('browsingContext.getTree', { root: context })
    const child = tree.contexts[0]?.children[frame]
    if (!child) throw new Error(`The page has no frame ${frame}.`)
    return child.context
  }

  const openTab = async () => {
    const tab = { type: 'tab', userContext: user }
    context = (await send<{ context: string }>('browsingContext.create', tab)).context
    tabs.push(context)
  }
  const resize = async (width: number, height: number) => {
    await send('browsingContext.setViewport', { context, viewport: { width, height } })
  }

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    load: async (url) => {
      const how = { context, wait: 'complete' }
      await (url
        ? send('browsingContext.navigate', { ...how, url })
        : send('browsingContext.reload', how))
    },
    begin: async (url) => {
      await send('browsingContext.navigate', { context, wait: 'none', url })
    },
    traverse: async (by) => {
      await send('browsingContext.traverseHistory', { context, delta: by })
    },
    call: async (source, args, frame) => {
      const reply = await send<{
        type: string
        result?: { value?: string }
        exceptionDetails?: { text: string }
      }>('script.callFunction', {
        functionDeclaration: answering(source, args),
        target: { context: await inside(frame) },
        awaitPromise: true,
      })
      if (reply.type === 'exception') throw new Error(reply.exceptionDetails?.text)
      return reply.result?.value === undefined ? undefined : JSON.parse(reply.result.value)
    },
    ...((screen || desktop) && {
      exposed: async (role, name) => {
        const reply = await send<{ result: { value: { sharedId: string }[] } }>(
          'script.callFunction',
          { functionDeclaration: String(openDialogs), target: { context }, awaitPromise: false },
        )
        if (reply.result.value.length === 0) return 0
        const { nodes } = await send<{ nodes: unknown[] }>('browsingContext.locateNodes', {
          context,
          locator: { type: 'accessibility', value: { role, ...(name !== undefined && { name }) } },
          startNodes: reply.result.value.map(({ sharedId }) => ({ sharedId })),
        })
        return nodes.length
      },
    }),
    act: async (actions, frame) => {
      await send('input.performActions', { context: await inside(frame), actions })
    },
    fresh: async (width, height) => {
      if (user) await send('browser.removeUserContext', { userContext: user })
      user = (await send<{ userContext: string }>('browser.createUserContext')).userContext
      tabs = []
      await openTab()
      await resize(width, height)
      printed = []
    },
    tab: async (number) => {
      const there = tabs[number]
      if (!there) return openTab()
      context = there
      await send('browsingContext.activate', { context })
    },
    resize,
    shoot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      })
      return Buffer.from(data, 'base64')
    },
    printed: () => printed.splice(0),
    close: async () => {
      const left = new Promise((resolve) => browser.once('exit', resolve))
      await send('browser.close').catch(() => browser.kill('SIGKILL'))
      await left
      socket.close()
      await screen?.stop()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
