// A jQuery-era modal, as Bootstrap 3 has it: it pulls the focus back whenever another element takes it, and Escape closes it.
jQuery(function ($) {
  var modal = $('#survey')
  function enforce() {
    $(document)
      .off('focusin.modal')
      .on('focusin.modal', function (event) {
        if (
          document !== event.target &&
          modal[0] !== event.target &&
          !modal.has(event.target).length
        ) {
          modal.trigger('focus')
        }
      })
  }
  function close() {
    $(document).off('focusin.modal')
    modal.remove()
  }
  modal.on('keydown', function (event) {
    if (event.which === 27) close()
  })
  $('#survey-close').on('click', close)
  enforce()
  modal.trigger('focus')
})
