/** Changes the bundler's chunks before they are written. */
import type { Rolldown } from 'vite'
import { withoutForIn } from './build-patch-libraries.ts'

/** The length of the hash in a chunk's file name; the bundler's minimum for so many chunks. */
export const hashLength = 7

/** A chunk in the build. */
export type ChunkOutput = Readonly<
  Pick<
    Rolldown.OutputChunk,
    'code' | 'fileName' | 'name' | 'isEntry' | 'imports' | 'dynamicImports' | 'modules'
  >
>
/** By file name. */
export type ChunkOutputs = ReadonlyMap<string, ChunkOutput>

/** The fields of a bundler's chunk that the build uses. */
export const outputOf = (chunk: Rolldown.OutputChunk): ChunkOutput => {
  const { fileName, name, isEntry, imports, dynamicImports, modules } = chunk
  // A chunk without a banner starts with an empty line.
  const code = chunk.code.trimStart()
  return { code, fileName, name, isEntry, imports, dynamicImports, modules }
}

/** The ids of the modules whose code is in the chunks. */
export const modulesOf = (outputs: readonly Pick<ChunkOutput, 'modules'>[]): string[] =>
  outputs.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { code }]) => (code ? [id] : [])),
  )

/**
 * The bundler puts its runtime, a few lines, into a chunk, which the browser would request only after it has
 * parsed the importing chunk. So copy it into each chunk that imports it.
 */
export function inlineRuntime(outputs: readonly ChunkOutput[]): ChunkOutput[] {
  const runtime = outputs.find(({ name }) => name === 'rolldown-runtime')
  if (!runtime) return [...outputs]
  const { fileName } = runtime
  const [, body, own] = /^(.*?);?export\{(\w+)\};?\s*$/s.exec(withoutForIn(runtime.code)) ?? []
  const use = new RegExp(`import\\{${own} as (\\w+)\\}from"\\./${fileName}";?`)
  return outputs
    .filter((output) => output !== runtime)
    .map((output) => {
      if (!output.imports.includes(fileName)) return output
      if (!use.test(output.code))
        throw new Error(`${output.fileName}: imports the bundler's runtime in an unknown way.`)
      const inlined = (_: string, local: string) =>
        `const ${local}=(()=>{${body};return ${own}})();`
      return {
        ...output,
        code: output.code.replace(use, inlined),
        imports: output.imports.filter((other) => other !== fileName),
      }
    })
}
