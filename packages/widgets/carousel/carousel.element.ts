import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import css from './carousel.css?inline'
import { createCarouselModel } from './carousel.model.ts'
import { carousel } from './carousel.view.ts'
import { isUnclosed, releaseAll } from './slides.ts'

export default defineWidget({
  tag: 'bindery-carousel',
  summary: 'Shows its children one at a time in a loop, with dots. It never moves by itself.',
  load: 'visible',
  attributes: {
    label: {
      type: 'string',
      description: 'The accessible name of the carousel. Default Slides.',
    },
  },
  slots: {
    '': 'The slides, one for each child. Without the script the page’s own styles apply, such as a scrolling row.',
  },
  parts: {
    carousel: 'The whole carousel.',
    slides: 'The box around the slides.',
    controls: 'Buttons and dots. Absent for a single slide.',
    previous: 'The button to the previous slide.',
    next: 'The button to the next slide.',
    dot: 'The button of one slide.',
  },
  model: (host) => createCarouselModel(getState(), host, releaseAll, isUnclosed),
  render: lit(carousel, { styles: [...baseStyles, css] }),
})
