// The page's own modules. The kit must leave define and require alone.
require.config({ baseUrl: '/legacy/files' })
require(['requirejs-news'], function (news) {
  document.getElementById('alive').appendChild(document.createTextNode(' ' + news.headline))
})
