/**
 * Which React the views run on. The shipped build and its tests run on Preact. Stories run on Preact's
 * compatibility layer, because Storybook uses more of React than views do. The React entry and one run
 * of the component suite use React itself.
 */
import type { Alias } from 'vite'

export type Renderer = 'preact' | 'compat' | 'react'

/** Storybook's renderer: `react` if the variable `BINDERY_RENDERER` says so, else `compat`. */
export function chosenRenderer(env: NodeJS.ProcessEnv = process.env): Renderer {
  return env['BINDERY_RENDERER'] === 'react' ? 'react' : 'compat'
}

const aliases: Record<Renderer, Alias[]> = {
  react: [],
  preact: [
    {
      find: /^react(?:-dom(?:\/client)?)?$/,
      replacement: '@bindery/element/preact/react.ts',
    },
    { find: 'react/jsx-runtime', replacement: '@bindery/element/preact/jsx-runtime.ts' },
    { find: 'react/jsx-dev-runtime', replacement: 'preact/jsx-dev-runtime' },
  ],
  compat: [
    { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
    { find: /^react(?:-dom)?$/, replacement: '@preact/compat' },
    { find: /^react(?:-dom)?\/(.*)$/, replacement: '@preact/compat/$1' },
  ],
}

/** Vite aliases for a renderer. The first match wins. */
export const rendererAlias = (renderer: Renderer): Alias[] => aliases[renderer]

/**
 * Aliases for the component tests. Testing Library flushes updates by React's `act`, which is no part of
 * what ships; on Preact it is Preact's own.
 */
export const testAlias = (renderer: Renderer): Alias[] =>
  renderer === 'preact'
    ? [{ find: 'react-dom/test-utils', replacement: 'preact/test-utils' }, ...aliases.preact]
    : aliases[renderer]

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

/** Libraries that the packages import in a browser, the mock API included. */
const libraries = [
  ...['@r2wc/react-to-web-component', 'dompurify', 'ky', 'lit/html.js', 'nanostores', 'zod/mini'],
  ...['hono', 'hono/body-limit', 'hono/cookie', 'hono/cors', '@simplewebauthn/server'],
]

/** Dependencies that Vite bundles before the first test. One found later would reload the page during a test. */
export const browserDependencies = (renderer: Renderer): string[] => [
  ...renderers[renderer],
  ...libraries,
]
