/**
 * What the reference site takes from Node, over the files that were bundled with it: it reads its texts and
 * templates when it starts. `tools/build-static.ts` puts this in the place of Node's modules.
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

/** Whatever a module asks with: they all lie in the folder of the site. */
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
