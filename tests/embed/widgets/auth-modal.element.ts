import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { ModalView } from './modal-view.tsx'

export default defineWidget({
  tag: 'bindery-auth-modal',
  summary: 'A fixture in the place of the auth modal.',
  frequent: true,
  load: 'idle',
  attributes: { open: { type: 'boolean', description: 'Open from the start.' } },
  model: () => {
    const $view = atom({ step: 'closed' })
    const stop = getState().auth.$auth.subscribe(({ step }) => $view.set({ step }))
    return { $view, destroy: stop }
  },
  render: react(ModalView, { documentStyles: ['.none{color:red}'] }),
})
