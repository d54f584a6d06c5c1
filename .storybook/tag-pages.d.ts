/** Made by the plugin of tools/definitions-pages.ts. */
declare module 'virtual:tag-pages' {
  const pages: readonly import('../tools/definitions-pages.ts').TagPage[]
  export default pages
}
