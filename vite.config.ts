/**
 * The one build configuration: what every entry shares. `npm run build` (tools/build.ts) adds the
 * entries and the chunks. Tests and stories have their own (vitest.config.ts, .storybook).
 */
import { defineConfig } from 'vite'
import { rendererAlias } from './tools/renderer.ts'

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: rendererAlias('preact') },
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { transformer: 'lightningcss' },
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
})
