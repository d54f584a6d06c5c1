/** An application of a publisher, bundled with the real React. */
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/**
 * The one script of an application.
 * @param app its source, which may import `@bindery/react`
 * @param folder where the kit was built
 * @param mode which code of React's; in development it complains in the console
 */
export async function bundleReact(
  app: string,
  folder: string,
  mode: 'development' | 'production' = 'production',
): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    resolve: { alias: { '@bindery/react': join(folder, 'react/index.js') } },
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
