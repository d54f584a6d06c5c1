// Uses what MooTools adds to the page. The kit must leave it working.
window.addEvent('domready', function () {
  var links = Array.from($$('#page a[href]')).map(function (link) {
    return link.get('href')
  })
  $('alive').appendText(' MooTools counts ' + links.length + ' links.')
})
