/**
 * The one build configuration: what every entry shares. `npm run build` (tools/build.ts) adds the
 * entries and the chunks. Tests and stories have their own (vitest.config.ts, .storybook).
 */
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'
import { rendererAlias } from './tools/renderer.ts'

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: rendererAlias('preact') },
  define: { 'process.env.NODE_ENV': '"production"' },
  // What it makes of light-dark() for older engines needs `color-scheme` in plain words; ours is a
  // custom property that a page sets. tokens.css has colours for those engines.
  css: { transformer: 'lightningcss', lightningcss: { exclude: Features.LightDark } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    // The first engines that have light-dark(): rewritten for older ones, colours would depend on a
    // `color-scheme` that only the page can set.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The loader preloads by the manifest; Vite's own helper would only add bytes.
    modulePreload: false,
    emptyOutDir: false,
    reportCompressedSize: false,
    minify: true,
  },
})
