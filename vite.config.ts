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
  resolve: { alias: rendererAlias('preact') },
  define: { 'process.env.NODE_ENV': '"production"' },
  // Vite reads each file for its own, older engines, whatever `cssTarget` says. What that makes of
  // light-dark() wants `color-scheme` in plain words; ours is a custom property that a page sets.
  css: { transformer: 'lightningcss', lightningcss: { exclude: Features.LightDark } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    // The engines of the docs: Chromium 111, Firefox 115, Safari 16.4.
    target: ['chrome111', 'firefox115', 'safari16.4'],
    cssTarget: ['chrome111', 'firefox115', 'safari16.4'],
    // The loader preloads by the manifest; Vite's own helper would only add bytes.
    modulePreload: false,
    emptyOutDir: false,
    reportCompressedSize: false,
    minify: true,
  },
} satisfies UserConfig
