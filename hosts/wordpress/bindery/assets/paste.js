/**
 * Tags and shortcodes that somebody pastes as text. WordPress takes a tag for a line of text with unknown HTML in it and
 * drops it, so they are pasted as the blocks that they mean.
 */
{
  const { wp, binderyTags: tags } = window

  const known = /^(p|h[1-6]|ul|ol|blockquote|figure|table|hr|pre)$/
  /** The kit's own script is loaded by the plugin. */
  const isKit = (element) =>
    element.matches(
      'script[src$="bindery.js"], script[type="importmap"], link[rel="modulepreload"]',
    )

  const hasTag = (element) =>
    [element, ...element.querySelectorAll('*')].some(({ localName }) =>
      localName.startsWith('bindery-'),
    )

  const html = (content) => wp.blocks.createBlock('core/html', { content })

  const blockOf = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent.trim()
      return text
        ? [wp.blocks.createBlock('core/paragraph', { content: wp.escapeHtml.escapeHTML(text) })]
        : []
    }
    if (node.nodeType !== Node.ELEMENT_NODE || isKit(node)) return []
    const name = node.localName.slice('bindery-'.length)
    if (node.localName.startsWith('bindery-') && tags[name]) {
      const [transform] = wp.blocks
        .getBlockTransforms('from', `bindery/${name}`)
        .filter(({ type }) => type === 'raw')
      return [transform.transform(node)]
    }
    if (hasTag(node) || !known.test(node.localName)) return [html(node.outerHTML)]
    return wp.blocks.rawHandler({ HTML: node.outerHTML })
  }

  const blocksOf = (text) => {
    if (/<bindery-[a-z]/.test(text)) {
      const { head, body } = new DOMParser().parseFromString(text, 'text/html')
      return [...head.childNodes, ...body.childNodes].flatMap(blockOf)
    }
    // WordPress would decode the quotes in its attributes first.
    return /\[bindery-[a-z]/.test(text) ? wp.blocks.rawHandler({ HTML: wp.autop.autop(text) }) : []
  }

  const paste = (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const place = event.target instanceof Element ? event.target : event.target?.parentElement
    const isInText =
      place?.closest('.block-editor-block-list__layout') && !place.closest('input, textarea')
    if (!isInText || text.includes('<!-- wp:')) return
    const blocks = blocksOf(text)
    if (blocks.length === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', wp.blocks.serialize(blocks))
    const options = { clipboardData, bubbles: true, cancelable: true, composed: true }
    event.target.dispatchEvent(new ClipboardEvent('paste', options))
  }
  document.addEventListener('paste', paste, true)
}
