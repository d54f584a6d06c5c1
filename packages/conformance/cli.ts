/** The command `bindery`: finds the subcommand and runs it. */
import { checkServer } from './commands/check.ts'
import { doctor } from './commands/doctor.ts'
import { upgrade } from './commands/upgrade.ts'
import type { Command, Io } from './process/io.ts'

/** The subcommands. */
export const commands: readonly Command[] = [checkServer, doctor, upgrade]

const help = (): string =>
  [
    'Usage: bindery COMMAND',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`),
    '',
    'bindery COMMAND --help explains a command.',
  ].join('\n')

/** Runs the command line. Resolves with the exit code. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  const [name = '--help', ...rest] = args
  if (/^(--help|-h|help)$/.test(name)) {
    io.out(help())
    return args.length > 0 ? 0 : 2
  }
  const command = commands.find((each) => each.name === name)
  if (!command) {
    io.error(`bindery has no command ${name}.\n\n${help()}`)
    return 2
  }
  if (rest.some((each) => /^(--help|-h)$/.test(each))) {
    io.out(command.usage)
    return 0
  }
  try {
    return await command.run(rest, io)
  } catch (error) {
    io.error(`bindery ${name}: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  }
}
