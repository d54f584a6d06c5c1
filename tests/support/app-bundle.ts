/** Bundles a publisher's application. */
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/**
 * Returns an application as one script.
 * @param app its source; it may import `@bindery/react`, and `@bindery/elements` with its modules
 * @param folder the kit's output folder
 * @param mode the build of React; `development` logs warnings
 */
export async function bundleApp(
  app: string,
  folder: string,
  mode: 'development' | 'production' = 'production',
): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    resolve: {
      alias: [
        { find: '@bindery/react', replacement: join(folder, 'react/index.js') },
        { find: /^@bindery\/elements$/, replacement: join(folder, 'elements/index.js') },
        { find: '@bindery/elements/', replacement: `${join(folder, 'elements')}/` },
      ],
    },
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === 'app' ? '\0app' : null),
        load: (id) => (id === '\0app' ? app : null),
      },
    ],
    build: {
      write: false,
      lib: { entry: 'app', formats: ['es'] },
      rolldownOptions: { input: 'app', output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput[]
  return built?.output[0].code ?? ''
}
