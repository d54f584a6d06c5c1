import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Panel } from '@bindery/ui/panel/panel.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import type { PromptView } from './prompt.model.ts'

/** Says why the reader needs an account, and has buttons for sign-in and registration. */
export function PromptFlyout(view: PromptView & { host: ViewHost }) {
  if (view.step === 'closed') return null
  const { host, anchor, reason, words, ask, close } = view
  return (
    <View host={host}>
      <Panel anchor={anchor} title={words.title} closeLabel={words.close} onClose={close}>
        <p className="reason bindery-text" part="reason">
          {reason || <slot />}
        </p>
        <div className="bindery-actions">
          <Button variant="primary" part="sign-in" onClick={() => ask('sign-in')}>
            {words.signIn}
          </Button>
          <Button part="register" onClick={() => ask('registration')}>
            {words.register}
          </Button>
        </div>
      </Panel>
    </View>
  )
}
