// What the page does for itself, whatever else is on it: as an integrator would hang the kit in.
;(function () {
  var alive = document.getElementById('alive')
  alive.firstChild.firstChild.nodeValue = 'The scripts of this page have run.'
  document.getElementById('old-sign-in').onclick = function () {
    var queue = (window.bindery = window.bindery || [])
    queue.push(function (kit) {
      // A reader who closes the modal has not signed in: nothing to do here.
      kit.openAuth({ screen: 'sign-in' }).then(
        function () {},
        function () {},
      )
    })
  }
})()
