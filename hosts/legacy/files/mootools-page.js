// Uses what MooTools adds, and says so: the kit must leave it working.
window.addEvent('domready', function () {
  var links = Array.from($$('#page a[href]')).map(function (link) {
    return link.get('href')
  })
  $('alive').appendText(' MooTools counts ' + links.length + ' links.')
})
