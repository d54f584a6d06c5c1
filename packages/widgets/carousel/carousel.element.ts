import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import css from './carousel.css?inline'
import { createCarouselModel } from './carousel.model.ts'
import { letAllGo } from './carousel.slides.ts'
import { carousel } from './carousel.view.ts'

export default defineWidget({
  tag: 'bindery-carousel',
  summary: 'Shows its children one at a time, endlessly, with dots; it never moves by itself.',
  load: 'visible',
  attributes: {
    label: {
      type: 'string',
      description: 'What the slides are, for who cannot see them. Default Slides.',
    },
  },
  slots: {
    '': 'The slides, one for each child. Without the script they are what the page makes of them: a row to scroll, say.',
  },
  parts: {
    carousel: 'All of it.',
    slides: 'What the slides lie in.',
    controls: 'Buttons and dots; not there for a single slide.',
    previous: 'The button to the slide before.',
    next: 'The button to the next slide.',
    dot: 'The button of one slide.',
  },
  model: (host) => createCarouselModel(getState(), host, letAllGo),
  render: lit(carousel, { styles: [...baseStyles, css] }),
})
