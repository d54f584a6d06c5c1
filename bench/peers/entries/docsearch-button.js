import '@docsearch/css'
import docsearch from '@docsearch/js/docsearch'

docsearch({
  container: '#docsearch',
  appId: 'BENCH',
  apiKey: 'bench',
  indices: ['bench'],
})
