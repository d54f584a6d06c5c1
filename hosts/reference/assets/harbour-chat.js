/* Harbour Chat, an invented provider of live chats. Like real ones it loads in two steps: the script runs,
   and its global appears later. */
;(() => {
  const READY_AFTER = 700

  const element = (name, options, ...children) => {
    const made = Object.assign(document.createElement(name), options)
    made.append(...children)
    return made
  }

  let panel

  const build = () => {
    const log = element('div', { className: 'harbour-chat-log', role: 'log' })
    const say = (who, words) =>
      log.append(element('p', {}, element('strong', {}, `${who}: `), words))
    const field = element('input', { name: 'words', autocomplete: 'off', required: true })
    const form = element(
      'form',
      {},
      element('label', {}, 'Your message ', field),
      element('button', {}, 'Send'),
    )
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      say('You', field.value)
      field.value = ''
      say('Permissions', 'Thank you. Which article is it about, and how many copies do you need?')
    })
    const close = element('button', { type: 'button' }, 'Close')
    const dialog = element('dialog', { className: 'harbour-chat' }, log, form, close)
    dialog.setAttribute('aria-label', 'Chat with the permissions desk')
    close.addEventListener('click', () => dialog.close())
    say('Permissions', 'Hello, this is the permissions desk. What would you like to use?')
    document.body.append(dialog)
    return { dialog, field }
  }

  setTimeout(() => {
    window.HarbourChat = {
      open() {
        panel ??= build()
        panel.dialog.show()
        panel.field.focus()
      },
    }
  }, READY_AFTER)
})()
