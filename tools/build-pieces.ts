/** What is done to the chunks that the bundler made, before they are written. */
import type { Rolldown } from 'vite'
import { hashLength } from '../packages/embed/manifest.ts'

/** What the build knows of a chunk. */
export type Piece = Readonly<
  Pick<
    Rolldown.OutputChunk,
    'code' | 'fileName' | 'name' | 'isEntry' | 'imports' | 'dynamicImports' | 'modules'
  >
>
/** By file name. */
export type Pieces = ReadonlyMap<string, Piece>

/** The part of the bundler's chunk that the build goes on with. */
export const pieceOf = (chunk: Rolldown.OutputChunk): Piece => {
  const { fileName, name, isEntry, imports, dynamicImports, modules } = chunk
  // A chunk without a banner begins with the line that the banner would have had.
  const code = chunk.code.trimStart()
  return { code, fileName, name, isEntry, imports, dynamicImports, modules }
}

/**
 * The bundler's own helper is a few lines, and as a chunk one more hop: who needs it is parsed before the
 * browser asks for it. So each has it inside.
 */
export function withoutRuntime(pieces: readonly Piece[]): Piece[] {
  const runtime = pieces.find(({ name }) => name === 'rolldown-runtime')
  if (!runtime) return [...pieces]
  const { fileName } = runtime
  const [, body, own] = /^(.*?);?export\{(\w+)\};?\s*$/s.exec(runtime.code) ?? []
  const use = new RegExp(`import\\{${own} as (\\w+)\\}from"\\./${fileName}";?`)
  return pieces
    .filter((piece) => piece !== runtime)
    .map((piece) => {
      if (!piece.imports.includes(fileName)) return piece
      if (!use.test(piece.code))
        throw new Error(`${piece.fileName}: its helper is not what it was.`)
      const helper = (_: string, local: string) => `const ${local}=(()=>{${body};return ${own}})();`
      return {
        ...piece,
        code: piece.code.replace(use, helper),
        imports: piece.imports.filter((other) => other !== fileName),
      }
    })
}

/** The bundler makes no hash as short as the loader wants them: there each letter counts. */
export function withShortHashes(pieces: readonly Piece[]): Pieces {
  const hash = new RegExp(`(\\.[0-9a-z]{${hashLength}})[0-9a-z]*\\.js$`)
  const short = (name: string): string => name.replace(hash, '$1.js')
  const renamed = new Map<string, Piece>()
  for (const piece of pieces) {
    const fileName = short(piece.fileName)
    if (renamed.has(fileName)) throw new Error(`${fileName} would be two chunks.`)
    renamed.set(fileName, {
      ...piece,
      fileName,
      code: pieces.reduce(
        (code, other) => code.replaceAll(other.fileName, short(other.fileName)),
        piece.code,
      ),
      imports: piece.imports.map(short),
      dynamicImports: piece.dynamicImports.map(short),
    })
  }
  return renamed
}
