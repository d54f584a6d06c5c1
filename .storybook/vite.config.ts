import { defineConfig } from 'vite'

/** Deliberately empty: see core.builder in main.ts. */
export default defineConfig({})
