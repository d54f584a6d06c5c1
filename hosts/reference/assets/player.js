// The site's own small player: it shows the transcript line by line over a drawing. Without the script the
// drawing and the text are still on the page.
const part = (name, text = '') => Object.assign(document.createElement(name), { textContent: text })

for (const player of document.querySelectorAll('[data-player]')) {
  const lines = [...player.querySelectorAll('li')].map((line) => line.textContent)
  const each = (Number(player.dataset.seconds) * 1000) / lines.length
  const said = part('p')
  said.className = 'player-line'
  said.setAttribute('aria-live', 'polite')
  const button = part('button', 'Play')
  button.type = 'button'
  const bar = Object.assign(part('progress'), { max: lines.length, value: 0 })
  bar.setAttribute('aria-label', 'How far it has run')
  const controls = part('div')
  controls.className = 'player-controls'
  controls.append(button, bar)
  player.querySelector('img').after(said, controls)

  let at = 0
  let timer
  const stop = (words) => {
    clearInterval(timer)
    timer = undefined
    button.textContent = words
  }
  const step = () => {
    if (at === lines.length) {
      at = 0
      return stop('Play again')
    }
    said.textContent = lines[at]
    at += 1
    bar.value = at
  }
  button.addEventListener('click', () => {
    if (timer !== undefined) return stop('Go on')
    timer = setInterval(step, each)
    button.textContent = 'Pause'
    step()
  })
}
