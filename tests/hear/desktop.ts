/**
 * A desktop that nobody sees or hears: a screen in memory, a session bus, a window manager, a voice that writes
 * to a file, and the screen reader Orca.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { startScreen, stopProcess } from '../engines/screen.ts'
import type { Programs } from './installed.ts'
import { readVoice } from './utterances.ts'

export interface Desktop {
  /** For programs that are to run on it. */
  readonly environment: NodeJS.ProcessEnv
  /** The file of the voice. */
  readonly voice: string
  /** Changes while Orca works: its state and the processor time that it has used. */
  screenReaderWork(): string
  stop(): Promise<void>
}

const speechSettings = (module: string, logs: string): string => `LogLevel 1
LogDir "${logs}"
DefaultLanguage en
AddModule "silent" "${module}" ""
DefaultModule silent
Timeout 0
`

/** The first line that a process prints. */
const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} exited with ${code}.`)))
  })

/** The state of a process and its processor time so far, as Linux keeps them. */
const workOf = (pid: number | undefined): string =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .filter((_, index) => [0, 11, 12].includes(index))
    .join(' ')

/** Resolves once Orca has greeted. Rejects with the last words of the programs if one of them fails. */
export async function startDesktop(programs: Programs): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'bindery-desktop-'))
  const at = (...names: readonly string[]) => join(folder, ...names)
  const [home, run, voice] = [at('home'), at('run'), at('voice.jsonl')]
  for (const path of [at('home/.local/share/orca'), run, at('speech'), at('logs')])
    mkdirSync(path, { recursive: true })
  chmodSync(run, 0o700)
  writeFileSync(voice, '')
  copyFileSync(
    join(import.meta.dirname, 'orca-customizations.py'),
    at('home/.local/share/orca/orca-customizations.py'),
  )
  const module = at('voice.sh')
  const script = join(import.meta.dirname, 'voice.ts')
  writeFileSync(module, `#!/bin/sh\nexec "${process.execPath}" "${script}"\n`, { mode: 0o755 })
  writeFileSync(at('speech/speechd.conf'), speechSettings(module, at('logs')))

  const screen = await startScreen(programs.screen)
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: home,
    XDG_RUNTIME_DIR: run,
    DISPLAY: screen.display,
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    GTK_MODULES: 'gail:atk-bridge',
    GSETTINGS_BACKEND: 'keyfile',
    ACCESSIBILITY_ENABLED: '1',
    NO_AT_BRIDGE: '0',
    LIBGL_ALWAYS_SOFTWARE: '1',
    SPEECHD_ADDRESS: `unix_socket:${run}/speech.sock`,
    BINDERY_VOICE: voice,
  }
  const running: ChildProcess[] = []
  let screenReader: ChildProcess | undefined
  let printed = ''
  const start = (program: string, ...args: readonly string[]): ChildProcess => {
    const child = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stderr?.on('data', (chunk: Buffer) => {
      printed = `${printed}${chunk}`.slice(-2000)
    })
    child.stdout?.resume()
    running.push(child)
    return child
  }
  const stop = async () => {
    for (const child of running.toReversed()) await stopProcess(child)
    await screen.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const bus = start(programs.bus, '--session', '--nofork', '--print-address=1', '--nopidfile')
    environment['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus)
    const switches = [
      ['org.gnome.desktop.interface', 'toolkit-accessibility'],
      ['org.gnome.desktop.a11y.applications', 'screen-reader-enabled'],
    ]
    for (const [schema = '', key = ''] of switches)
      spawnSync(programs.settings, ['set', schema, key, 'true'], { env: environment })
    start(programs.accessibilityBus, '--launch-immediately')
    start(programs.windowManager)
    const socket = ['-c', 'unix_socket', '-S', join(run, 'speech.sock')]
    const files = ['-C', at('speech'), '-P', join(run, 'speech.pid'), '-L', at('logs')]
    start(programs.speech, '-s', '-t', '0', ...socket, ...files)
    screenReader = start(programs.screenReader)
    await vi.waitUntil(() => readVoice(voice).length > 0, { timeout: 60_000, interval: 100 })
  } catch (error) {
    await stop()
    throw new Error(`Orca does not speak. ${printed}`, { cause: error })
  }
  return { environment, voice, stop, screenReaderWork: () => workOf(screenReader?.pid) }
}
