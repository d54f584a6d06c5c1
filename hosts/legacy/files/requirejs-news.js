define(function () {
  return { headline: 'RequireJS has news: the crates are in.' }
})
