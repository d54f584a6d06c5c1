import { defineWidget } from '@bindery/element/define.ts'
import { formHandOver } from '@bindery/element/hand-over/form-hand-over.ts'
import { react } from '@bindery/element/react-element.tsx'
import { NavigateRequestEvent } from '@bindery/state/page/navigation.events.ts'
import { getState } from '@bindery/state/state.ts'
import { uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './archive-picker.css?inline'
import { createArchivePickerModel } from './archive-picker.model.ts'
import { ArchivePicker } from './archive-picker.tsx'

export default defineWidget({
  tag: 'bindery-archive-picker',
  summary: 'Year and month of the magazine’s archive, and the way to that issue.',
  load: 'visible',
  attributes: {
    from: {
      type: 'number',
      min: 1,
      max: 9999,
      default: 1956,
      description: 'The first year that is offered.',
    },
    to: {
      type: 'number',
      min: 1,
      max: 9999,
      default: 2025,
      description: 'The last year that is offered.',
    },
    src: {
      type: 'string',
      description:
        'Where the archive’s list is, when not at the API’s `archive`; on an origin that the site has allowed.',
    },
  },
  events: [NavigateRequestEvent],
  slots: { '': 'Links to the years: shown until the list is there, and beside an error.' },
  parts: { picker: 'The two fields and the button.' },
  states: {
    loading: {
      description: 'The tag waits for its content.',
      when: ({ step }) => step === 'loading',
    },
  },
  model: (host) => createArchivePickerModel(getState(), host, host.element.childElementCount > 0),
  handOver: formHandOver,
  render: react(ArchivePicker, { styles: [...uiStyles, css] }),
})
