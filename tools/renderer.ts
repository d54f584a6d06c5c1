/**
 * Which React the views run on: what ships and its tests on Preact, stories on Preact's compatibility
 * layer (Storybook needs more of React than we do), the React entry and one run of the component
 * suite on the real one.
 */
import type { Alias } from 'vite'

export type Renderer = 'preact' | 'compat' | 'react'

/** `BINDERY_RENDERER=react` asks Storybook for real React; else it runs on Preact's compat, its own needs. */
export function chosenRenderer(env: NodeJS.ProcessEnv = process.env): Renderer {
  return env['BINDERY_RENDERER'] === 'react' ? 'react' : 'compat'
}

// The element layer's own seam: Preact's `render` is smaller than compat's `createRoot`.
const seam: Alias = {
  find: '@bindery/element/renderer.ts',
  replacement: '@bindery/element/renderer.preact.ts',
}

const aliases: Record<Renderer, Alias[]> = {
  react: [],
  preact: [
    seam,
    { find: /^react(?:-dom)?$/, replacement: '@bindery/element/react.preact.ts' },
    { find: 'react/jsx-runtime', replacement: '@bindery/element/jsx-runtime.preact.ts' },
    { find: 'react/jsx-dev-runtime', replacement: 'preact/jsx-dev-runtime' },
  ],
  compat: [
    seam,
    { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
    { find: /^react(?:-dom)?$/, replacement: '@preact/compat' },
    { find: /^react(?:-dom)?\/(.*)$/, replacement: '@preact/compat/$1' },
  ],
}

/** Vite aliases for a renderer; the order matters, the first match wins. */
export const rendererAlias = (renderer: Renderer): Alias[] => aliases[renderer]

const renderers: Record<Renderer, string[]> = {
  react: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
  preact: ['preact', 'preact/hooks', 'preact/jsx-runtime', 'preact/jsx-dev-runtime'],
  compat: [
    'preact',
    'preact/hooks',
    'preact/compat',
    '@preact/compat',
    '@preact/compat/client',
    '@preact/compat/jsx-runtime',
    '@preact/compat/jsx-dev-runtime',
  ],
}

/** What our sources import in a browser, the mock API included. */
const libraries = [
  ...['dompurify', 'ky', 'lit/html.js', 'nanostores', 'valibot'],
  ...['hono', 'hono/body-limit', 'hono/cookie', 'hono/cors', '@simplewebauthn/server'],
]

/** Dependencies to bundle before the first test, so that no page reloads in the middle of one. */
export const browserDependencies = (renderer: Renderer): string[] => [
  ...renderers[renderer],
  ...libraries,
]
