/** `npm run stories`: Storybook on `STORIES_PORT`, default 6006. BINDERY_RENDERER=react uses React. */
import { spawn } from 'node:child_process'

const port = process.env['STORIES_PORT'] ?? '6006'
const storybook = spawn(
  'storybook',
  [
    'dev',
    '--port',
    port,
    '--exact-port',
    '--no-open',
    '--disable-telemetry',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', shell: process.platform === 'win32' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => storybook.kill(signal))
storybook.on('exit', (code) => process.exit(code ?? 1))
