/**
 * The build configuration that all entries share. `npm run build` (tools/build.ts) adds the entries and the
 * chunks. Tests and stories have their own (vitest.config.ts, .storybook).
 */
import { Features } from 'lightningcss'
import type { UserConfig } from 'vite'
import { rendererAlias } from './tools/renderer.ts'

export default {
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'warn',
  resolve: {
    alias: rendererAlias('preact'),
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  // Vite transforms CSS for its default, older engines, whatever `cssTarget` says. Its fallback for light-dark()
  // needs a literal `color-scheme`, and ours is a custom property. Its fallback for :dir(rtl) is a list of
  // languages, which a page may use in either direction.
  css: {
    transformer: 'lightningcss',
    lightningcss: { exclude: Features.LightDark | Features.DirSelector },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    // The engines in the README, the first ones with `light-dark()` and popovers.
    target: ['chrome123', 'firefox125', 'safari17.5'],
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    // The loader preloads chunks by the manifest, so Vite's helper is not needed.
    modulePreload: false,
    emptyOutDir: false,
    reportCompressedSize: false,
    minify: true,
  },
} satisfies UserConfig
