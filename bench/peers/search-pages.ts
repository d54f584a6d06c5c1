/** The pages with a search. */
import type { Peer } from './peer.ts'

export function searchPages(snippet: string, form: string): Peer[] {
  return [
    {
      name: 'plain HTML, no script',
      path: 'search-plain',
      packages: [],
      how: 'the form of [tags.md](tags.md#forms-between-the-ends), without any script',
      head: '',
      body: form,
      field: ['input[type=search]'],
    },
    {
      name: '**Bindery**, form between the ends',
      path: 'search-bindery',
      packages: [],
      how: 'the plain form between the ends of `bindery-search`, until a button takes its place; the hints of `snippet.html`',
      head: snippet,
      body: `<bindery-search>${form}</bindery-search>`,
      field: ['bindery-search', '[role=combobox]'],
      opener: ['bindery-search', 'button'],
    },
    {
      name: 'DocSearch',
      path: 'search-docsearch',
      packages: ['@docsearch/js', '@docsearch/css'],
      how: 'its entry for keywords only, `@docsearch/js/docsearch`, bundled by Vite',
      head: '<link rel="stylesheet" href="/built/docsearch-button.css"><script type="module" src="/built/docsearch-button.js"></script>',
      body: '<div id="docsearch"></div>',
      field: ['.DocSearch-Input'],
      opener: ['.DocSearch-Button'],
      bundle: 'docsearch-button.js',
    },
  ]
}
