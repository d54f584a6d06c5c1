import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig, type Plugin } from 'vite'
import { templatesPlugin } from '../tools/build-templates.ts'
import { tagPagesPlugin } from '../tools/definitions-pages.ts'
import { browserDependencies, chosenRenderer, rendererAlias } from '../tools/renderer.ts'
import kit from '../vite.config.ts'

const renderer = chosenRenderer()
const { target, cssTarget } = kit.build

/** A plugin, and the last one, because the docs addon's plugin overrides the config with real React. */
const shippedRenderer: Plugin = {
  name: 'bindery-renderer',
  enforce: 'pre',
  config: () => ({ resolve: { alias: rendererAlias(renderer) } }),
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    disableProjectJson: true,
    // The root's vite.config.ts is for the build; stories do not use it.
    builder: {
      name: '@storybook/builder-vite',
      options: { viteConfigPath: '.storybook/vite.config.ts' },
    },
  },
  // TypeScript 7 has no compiler API for react-docgen-typescript.
  typescript: { check: false, reactDocgen: 'react-docgen' },
  viteFinal: (vite, { configType }) =>
    mergeConfig(vite, {
      // As the kit is built: the defaults replace light-dark() by a fallback that its tokens do not fit.
      ...(configType === 'PRODUCTION' ? { css: kit.css, build: { target, cssTarget } } : {}),
      cacheDir: `.cache/vite-stories-${renderer}`,
      plugins: [shippedRenderer, templatesPlugin(), tagPagesPlugin()],
      optimizeDeps: { include: browserDependencies(renderer) },
    }),
}

export default config
