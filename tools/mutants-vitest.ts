/** Vitest's configuration for `npm run mutants`: the unit tests alone, without the projects that need a browser. */
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { patchLibrariesPlugin } from './build-patch-libraries.ts'
import { patchZodPlugin } from './build-patch-zod.ts'

export default defineConfig({
  // Stryker runs a copy of the project, whose workspace links lead to the packages as they are.
  resolve: {
    alias: [{ find: /^@bindery\//, replacement: `${join(import.meta.dirname, '../packages')}/` }],
  },
  ssr: {
    optimizeDeps: {
      rolldownOptions: { plugins: [patchLibrariesPlugin(), patchZodPlugin()] },
    },
  },
  test: {
    deps: { optimizer: { ssr: { enabled: true, include: ['zod/mini'] } } },
    environment: 'node',
    // Many changes leave a test waiting. Each such change takes this time.
    testTimeout: 3_000,
    // The tests beside the mutated files.
    include: [`${process.env['MUTANTS_FOLDER'] ?? 'packages/{state,element}'}/**/*.test.ts`],
    // Random journeys take too long to run for each mutant.
    exclude: ['**/node_modules/**', '**/*.browser.test.ts', 'packages/state/test/*.test.ts'],
  },
})
