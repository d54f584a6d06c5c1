/**
 * Replaces Node's modules for the reference site, which reads its texts and templates at start: the files are bundled.
 * `tools/build-static.ts` sets the aliases.
 */
const files = new Map(
  Object.entries(
    import.meta.glob<string>(['../reference/content/**/*.md', '../reference/templates/*.html'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([name, text]) => [name.replace('..', ''), text]),
)

/** Every module of the site gets the same path: all files are in the site's folder. */
export const fileURLToPath = (_url: unknown): string => '/reference/site.ts'

export const join = (...parts: string[]): string => parts.join('/').replace(/\/{2,}/g, '/')
export const dirname = (path: string): string => path.slice(0, path.lastIndexOf('/'))
export const basename = (path: string, ending = ''): string => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.endsWith(ending) ? name.slice(0, name.length - ending.length) : name
}

export const readFileSync = (path: string): string => {
  const text = files.get(path)
  if (text === undefined) throw new Error(`${path} was not bundled.`)
  return text
}

export const readdirSync = (
  folder: string,
  { recursive = false }: { recursive?: boolean } = {},
): string[] =>
  [...files.keys()]
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1))
    .filter((name) => recursive || !name.includes('/'))
