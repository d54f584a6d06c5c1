/** A hand-written sign-in dialog, with its button: the least that a page can do. */
addEventListener('DOMContentLoaded', () => {
  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties)
    element.append(...children)
    return element
  }
  const field = (label, type) => make('label', {}, label, make('input', { type }))
  const dialog = make(
    'dialog',
    { ariaLabel: 'Sign in' },
    make(
      'form',
      { method: 'dialog' },
      field('Email address', 'email'),
      field('Password', 'password'),
      make('button', {}, 'Sign In'),
    ),
  )
  const button = make('button', { id: 'floor-open', type: 'button' }, 'Sign in')
  button.addEventListener('click', () => dialog.showModal())
  document.body.prepend(button, dialog)
})
