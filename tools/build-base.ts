import { parseArgs } from 'node:util'

/**
 * `npm run build -- --base https://files.example.com/kit/`: the folder of bindery.js, for the snippet and the
 * import map. Default: `/bindery/`.
 * @throws {Error} if it is neither a path nor a URL with a trailing slash
 */
export function baseFrom(args: readonly string[]): string {
  const { values } = parseArgs({ args: [...args], options: { base: { type: 'string' } } })
  const { base = '/bindery/' } = values
  if (!/^(?:https?:\/\/[^\s/"?#]+)?\/(?:[^\s"?#]*\/)?$/.test(base) || base.startsWith('//')) {
    throw new Error(
      `--base ${base} is not a folder such as /kit/ or https://files.example.com/kit/.`,
    )
  }
  return base
}
