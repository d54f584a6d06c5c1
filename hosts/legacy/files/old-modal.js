// A jQuery-era modal: it pulls the focus back whenever another element takes it.
jQuery(function ($) {
  var modal = $('#survey')
  function enforce() {
    $(document)
      .off('focusin.modal')
      .on('focusin.modal', function (event) {
        if (modal[0] !== event.target && !modal.has(event.target).length) {
          modal.trigger('focus')
        }
      })
  }
  $('#survey-close').on('click', function () {
    $(document).off('focusin.modal')
    modal.remove()
  })
  enforce()
  modal.trigger('focus')
})
