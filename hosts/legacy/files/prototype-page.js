// Uses what Prototype adds to the page. The kit must leave it working.
document.observe('dom:loaded', function () {
  var names = $$('#page td').invoke('readAttribute', 'valign').compact().uniq()
  $('alive').insert(' Prototype counts ' + names.size() + ' kind of cell.')
})
