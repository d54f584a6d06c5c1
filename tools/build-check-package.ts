import type { Plugin } from 'vite'
import { bannedIn } from './build-banned.ts'
import { withoutForIn } from './build-patch-libraries.ts'

/**
 * Throws if a chunk of an npm package has what may not ship. The bundler's own runtime is patched first. Lit may be in a
 * chunk of another name.
 */
export const checkPackagePlugin = (): Plugin => ({
  name: 'bindery-check-package',
  generateBundle(_, bundle) {
    const problems = Object.values(bundle).flatMap((chunk) => {
      if (chunk.type !== 'chunk') return []
      if (chunk.name === 'rolldown-runtime') chunk.code = withoutForIn(chunk.code)
      const isLit = chunk.moduleIds.some((id) => /[\\/]lit-html[\\/]/.test(id))
      return bannedIn(isLit ? 'lit' : chunk.name, chunk.code)
    })
    if (problems.length > 0) throw new Error(`This must not ship:\n  ${problems.join('\n  ')}`)
  },
})
