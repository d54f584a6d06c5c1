/** The blocks in the editor: a card for each tag, and controls made from the tag's definition. */
{
  const { wp, binderyTags: tags } = window
  const { createElement: el, Fragment } = wp.element
  const { InnerBlocks, InspectorControls, useBlockProps, useInnerBlocksProps } = wp.blockEditor
  const { Notice, PanelBody, SelectControl, TextControl, TextareaControl, ToggleControl } =
    wp.components
  const { __, sprintf } = wp.i18n

  const usual = (definition) =>
    definition.fromPost
      ? __('From the post', 'bindery')
      : definition.default === undefined
        ? ''
        : String(definition.default)

  const control = (name, definition, value, onChange) => {
    const common = { key: name, label: definition.label, help: definition.description, onChange }
    if (definition.type === 'boolean')
      return el(ToggleControl, { ...common, checked: Boolean(value) })
    if (definition.type === 'enum') {
      const first = usual(definition)
      const none = first ? sprintf(__('Default (%s)', 'bindery'), first) : __('Default', 'bindery')
      const options = definition.values.map((each) => ({ value: each, label: each }))
      return el(SelectControl, {
        ...common,
        value: value || '',
        options: [{ value: '', label: none }, ...options],
      })
    }
    return el(TextControl, {
      ...common,
      value: value || '',
      type: definition.type === 'number' ? 'number' : 'text',
      placeholder: usual(definition),
    })
  }

  const controls = (tag, attributes, setAttributes) => {
    const row = ([name, definition]) =>
      control(name, definition, attributes[name], (value) => setAttributes({ [name]: value }))
    const all = Object.entries(tag.attributes)
    const own = all.filter(([name]) => name !== 'load')
    const fallback = tag.wraps
      ? []
      : [
          el(TextareaControl, {
            key: 'fallback',
            label: __('Text until then', 'bindery'),
            help: __(
              'What readers see until the tag has loaded, or without JavaScript. HTML is allowed.',
              'bindery',
            ),
            value: attributes.fallback ?? '',
            onChange: (value) => setAttributes({ fallback: value }),
          }),
        ]
    return el(
      InspectorControls,
      {},
      own.length > 0 && el(PanelBody, { title: __('Settings', 'bindery') }, own.map(row)),
      el(
        PanelBody,
        { title: __('Before it has loaded', 'bindery'), initialOpen: false },
        ...fallback,
        all.filter(([name]) => name === 'load').map(row),
      ),
    )
  }

  /** The values that the editor has chosen, for the card. */
  const chosen = (tag, attributes) =>
    Object.entries(tag.attributes).flatMap(([name, { type, label }]) => {
      const value = attributes[name]
      if (!value) return []
      return [type === 'boolean' ? label : `${label}: ${value}`]
    })

  const missing = (tag, attributes) =>
    Object.entries(tag.attributes).filter(
      ([name, { required, fromPost }]) => required && !fromPost && !attributes[name],
    )

  const card = (tag, attributes, inner) =>
    el(
      Fragment,
      {},
      el('p', { className: 'bindery-card-title' }, tag.title),
      el('p', { className: 'bindery-card-summary' }, tag.editorText || tag.summary),
      chosen(tag, attributes).map((line) =>
        el('p', { key: line, className: 'bindery-card-value' }, line),
      ),
      missing(tag, attributes).map(([name, { label, description }]) =>
        el(
          Notice,
          { key: name, status: 'warning', isDismissible: false },
          sprintf(__('%s is missing.', 'bindery'), label),
          ' ',
          description,
        ),
      ),
      inner,
    )

  const Edit = ({ tag, attributes, setAttributes }) =>
    el(
      'div',
      useBlockProps({ className: 'bindery-card' }),
      controls(tag, attributes, setAttributes),
      card(tag, attributes),
    )

  const WrappingEdit = ({ tag, attributes, setAttributes }) => {
    const inner = useInnerBlocksProps(
      { className: 'bindery-card-inner' },
      {
        template: [['core/paragraph', { placeholder: tag.firstText }]],
        templateInsertUpdatesSelection: true,
      },
    )
    return el(
      'div',
      useBlockProps({ className: 'bindery-card' }),
      controls(tag, attributes, setAttributes),
      card(tag, attributes, el('div', inner)),
    )
  }

  const attributesOf = (tag, element) =>
    Object.fromEntries(
      Object.entries(tag.attributes).flatMap(([name, { type }]) => {
        if (!element.hasAttribute(name)) return []
        return [[name, type === 'boolean' ? true : element.getAttribute(name)]]
      }),
    )

  /** A block without blocks in it. */
  const leaf = (name, attributes, html) => {
    const fallback = html.trim()
    return wp.blocks.createBlock(`bindery/${name}`, {
      ...attributes,
      ...(fallback ? { fallback } : {}),
    })
  }

  const fromElement = (name, tag, element) => {
    const attributes = attributesOf(tag, element)
    if (!tag.wraps) return leaf(name, attributes, element.innerHTML)
    const inner = wp.blocks.rawHandler({ HTML: element.innerHTML })
    return wp.blocks.createBlock(`bindery/${name}`, attributes, inner)
  }

  /** The only element of an HTML block, if it is the tag. */
  const onlyElement = (name, html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    const [first, ...others] = body.children
    return first && others.length === 0 && first.localName === `bindery-${name}` ? first : null
  }

  /** `&quot;` and `&#91;` as a shortcode has them. */
  const decoded = (text) => new DOMParser().parseFromString(text, 'text/html').body.textContent

  const fromShortcode = (name, tag, { attrs, content = '' }) => {
    const bare = attrs.numeric.map((key) => key.toLowerCase())
    const given = Object.entries(tag.attributes).flatMap(([key, { type }]) => {
      if (bare.includes(key)) return [[key, true]]
      const value = attrs.named[key]
      if (value === undefined) return []
      return [[key, type === 'boolean' ? value !== 'false' : decoded(value)]]
    })
    const attributes = Object.fromEntries(given)
    if (!tag.wraps) return leaf(name, attributes, content)
    const inner = wp.blocks.rawHandler({ HTML: wp.autop.autop(content) })
    return wp.blocks.createBlock(`bindery/${name}`, attributes, inner)
  }

  /** The shortcode of a Shortcode block, if it is the tag's alone. */
  const onlyShortcode = (name, text) => {
    const found = wp.shortcode.next(`bindery-${name}`, text.trim())
    return found?.content === text.trim() ? found.shortcode : null
  }

  const transforms = (name, tag) => ({
    from: [
      {
        type: 'raw',
        priority: 5,
        isMatch: (node) => node.nodeName.toLowerCase() === `bindery-${name}`,
        transform: (node) => fromElement(name, tag, node),
        schema: { [`bindery-${name}`]: { attributes: Object.keys(tag.attributes), children: '*' } },
      },
      {
        type: 'block',
        blocks: ['core/html'],
        isMatch: ({ content }) => Boolean(onlyElement(name, content || '')),
        transform: ({ content }) => fromElement(name, tag, onlyElement(name, content)),
      },
      {
        type: 'shortcode',
        tag: `bindery-${name}`,
        transform: (_, { shortcode }) => fromShortcode(name, tag, shortcode),
      },
      {
        type: 'block',
        blocks: ['core/shortcode'],
        isMatch: ({ text }) => Boolean(onlyShortcode(name, text || '')),
        transform: ({ text }) => fromShortcode(name, tag, onlyShortcode(name, text)),
      },
    ],
    to: tag.wraps
      ? []
      : [
          {
            type: 'block',
            blocks: ['core/html'],
            transform: ({ fallback, ...attributes }) => {
              const element = document.createElement(`bindery-${name}`)
              for (const [key, value] of Object.entries(attributes)) {
                if (tag.attributes[key] && value)
                  element.setAttribute(key, value === true ? '' : value)
              }
              const [start, end] = element.outerHTML.split('></')
              const content = `${start}>${fallback || ''}</${end}`
              return wp.blocks.createBlock('core/html', { content })
            },
          },
        ],
  })

  for (const [name, tag] of Object.entries(tags)) {
    wp.blocks.registerBlockType(`bindery/${name}`, {
      edit: (props) => el(tag.wraps ? WrappingEdit : Edit, { tag, ...props }),
      save: tag.wraps ? () => el(InnerBlocks.Content) : () => null,
      transforms: transforms(name, tag),
    })
  }
}
