/** A screen that nobody sees, for browsers that need one. */
import { type ChildProcess, spawn } from 'node:child_process'

export interface Screen {
  /** For the environment of a browser: `DISPLAY`. */
  display: string
  stop(): Promise<void>
}

/** @param signal `SIGKILL` for a process that may hang */
export const stopProcess = (child: ChildProcess, signal?: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    const isRunning =
      child.pid !== undefined && child.exitCode === null && child.signalCode === null
    if (!isRunning) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })

/** @param path of Xvfb, which writes the display that it took to its fourth stream */
export async function startScreen(path: string): Promise<Screen> {
  const size = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const screen = spawn(path, ['-displayfd', '3', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`))
    screen.once('error', reject)
    screen.once('exit', (code) => reject(new Error(`Xvfb left with ${code}.`)))
  })
  return { display, stop: () => stopProcess(screen) }
}
