// Uses what Prototype adds, and says so: the kit must leave it working.
document.observe('dom:loaded', function () {
  var names = $$('#page td').invoke('readAttribute', 'valign').compact().uniq()
  $('alive').insert(' Prototype counts ' + names.size() + ' kind of cell.')
})
