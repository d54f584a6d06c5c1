/**
 * Which React the views run on: the shipped build and most tests alias it to Preact,
 * the React entry and one run of the component suite keep the real one.
 */
import type { Alias } from 'vite'

export type Renderer = 'preact' | 'react'

/** `BINDERY_RENDERER=react` asks for real React where a choice is offered (Storybook). */
export function chosenRenderer(env: NodeJS.ProcessEnv = process.env): Renderer {
  return env['BINDERY_RENDERER'] === 'react' ? 'react' : 'preact'
}

/** Vite aliases for a renderer; the order matters, the first match wins. */
export function rendererAlias(renderer: Renderer): Alias[] {
  if (renderer === 'react') return []
  return [
    // The element layer's own seam: Preact's `render` is smaller than compat's `createRoot`.
    { find: '@bindery/element/renderer.ts', replacement: '@bindery/element/renderer.preact.ts' },
    { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
    { find: /^react-dom$/, replacement: '@preact/compat' },
    { find: /^react-dom\/(.*)$/, replacement: '@preact/compat/$1' },
    { find: /^react$/, replacement: '@preact/compat' },
    { find: /^react\/(.*)$/, replacement: '@preact/compat/$1' },
  ]
}

const renderers = {
  react: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
  preact: [
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
  ...['@nanostores/i18n', '@r2wc/core', 'ky', 'lit', 'nanostores', 'zod/mini'],
  ...['hono', 'hono/body-limit', 'hono/cookie'],
]

/** Dependencies to bundle before the first test, so that no page reloads in the middle of one. */
export const browserDependencies = (renderer: Renderer): string[] => [
  ...renderers[renderer],
  ...libraries,
]
