// The page's own script, as an integrator would connect the kit.
;(function () {
  var alive = document.getElementById('alive')
  alive.firstChild.firstChild.nodeValue = 'The scripts of this page have run.'
  document.getElementById('old-sign-in').onclick = function () {
    var queue = (window.bindery = window.bindery || [])
    queue.push(function (kit) {
            // Rejected: the reader closed the modal without signing in.
      kit.openAuth({ screen: 'sign-in' }).then(
        function () {},
        function () {},
      )
    })
  }
})()
