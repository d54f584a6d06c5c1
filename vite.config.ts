/**
 * The one build configuration: what every entry shares. `npm run build` (tools/build.ts) adds the
 * entries and the chunks. Tests and stories have their own (vitest.config.ts, .storybook).
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
  // Vite reads each file for its own, older engines, whatever `cssTarget` says. What that makes of
  // light-dark() wants `color-scheme` in plain words; ours is a custom property that a page sets. And of
  // :dir(rtl) it makes a list of languages, which a page may have in either direction.
  css: {
    transformer: 'lightningcss',
    lightningcss: { exclude: Features.LightDark | Features.DirSelector },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    // The engines of the README: the first ones with `light-dark()` and popovers.
    target: ['chrome123', 'firefox125', 'safari17.5'],
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    // The loader preloads by the manifest; Vite's own helper would only add bytes.
    modulePreload: false,
    emptyOutDir: false,
    reportCompressedSize: false,
    minify: true,
  },
} satisfies UserConfig
