import type { Command, Io } from '../process/io.ts'
import { renames } from '../upgrade/renames.ts'
import { changedLines, upgradeText } from '../upgrade/upgrade-text.ts'

const usage = `Usage: bindery upgrade PATH… [--write]

Finds names of the kit that have changed since an earlier version: tags, attributes, events and settings, in HTML,
templates, components, style sheets and scripts. PATH is a file or a folder. Prints what would change.

  --write   change the files

The exit code is 0 if there is nothing to change or the files were changed, 1 if there is, 2 if a path cannot be read.`

const seeHelp = 'bindery upgrade --help lists the options.'

/** Text files in which names of the kit can be. */
const isText =
  /\.(?:html?|xhtml|php|phtml|twig|liquid|erb|hbs|ejs|njk|vue|svelte|astro|mdx?|[cm]?[jt]sx?|css|scss|json)$/i

async function filesAt(path: string, io: Io): Promise<readonly string[]> {
  try {
    return await io.listFiles(path)
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    throw new Error(
      code === 'ENOENT' ? `there is no ${path}.` : `${path} cannot be read: ${message}`,
    )
  }
}

/** `bindery upgrade`: renames what the kit has renamed. */
export const upgrade: Command = {
  name: 'upgrade',
  summary: 'renames what has another name in this version',
  usage,
  async run(args, io) {
    const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--write')
    if (unknown) throw new Error(`there is no option ${unknown}. ${seeHelp}`)
    const paths = args.filter((arg) => !arg.startsWith('-'))
    if (paths.length === 0) throw new Error(`which files? ${seeHelp}`)
    const writes = args.includes('--write')
    const found = (await Promise.all(paths.map((path) => filesAt(path, io)))).flat()
    let changed = 0
    for (const file of new Set(found.filter((each) => isText.test(each)))) {
      const before = await io.readFile(file)
      const after = upgradeText(before, renames)
      if (after === before) continue
      changed += 1
      io.out([file, ...changedLines(before, after).map((line) => `  ${line}`)].join('\n'))
      if (writes) await io.writeFile(file, after)
    }
    const files = changed === 1 ? '1 file' : `${changed} files`
    if (changed === 0) io.out('Nothing has to change.')
    else io.out(writes ? `Changed ${files}.` : `${files} to change. --write changes them.`)
    return changed > 0 && !writes ? 1 : 0
  },
}
