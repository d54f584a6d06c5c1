import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import { ChoiceList } from '@bindery/ui/choice-list.tsx'
import { Confirmation } from '@bindery/ui/confirmation.tsx'
import { Field } from '@bindery/ui/field.tsx'
import { Form } from '@bindery/ui/form.tsx'
import { Panel } from '@bindery/ui/panel.tsx'
import { PassingNotice } from '@bindery/ui/passing-notice.tsx'
import { RetryNotice } from '@bindery/ui/retry-notice.tsx'
import { TextArea } from '@bindery/ui/text-area.tsx'
import { View } from '@bindery/ui/view.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { SaveFlyoutView } from './save-flyout.view.ts'

type Open = Exclude<SaveFlyoutView, { step: 'closed' }>

/** What went wrong with all of it. */
function Problem({ problem, pass }: Pick<Open, 'problem' | 'pass'>) {
  const { message = null, inShort } = problem ?? {}
  return <PassingNotice message={message} passing={inShort !== undefined} onPass={pass} />
}

function Choosing(view: Open & { back: boolean }) {
  const { words, kind, saved, known, problem, pass } = view
  const fresh = useRef<HTMLSpanElement>(null)
  const { back } = view
  useLayoutEffect(() => {
    if (back) fresh.current?.querySelector('button')?.focus()
  }, [back])
  return (
    <>
      {view.item ? <p className="item">{view.item}</p> : null}
      <ChoiceList
        legend={words.folders}
        choices={view.folders}
        chosen={view.chosen}
        onChoose={view.choose}
        words={words}
      />
      <p role="status" className="quiet" hidden={known !== 'loading'}>
        {known === 'loading' ? words.loading : null}
      </p>
      {known === 'failed' ? (
        <div className="quiet">
          <RetryNotice
            message={`${words.noFolders} ${view.why}`}
            label={words.retry}
            retry={view.retry}
          />
        </div>
      ) : null}
      <Problem problem={problem} pass={pass} />
      <div className="bindery-actions">
        <Button variant="primary" busy={view.sending} onClick={view.send}>
          {kind === 'save' ? words.save : words.update}
        </Button>
        <span ref={fresh}>
          <Button inactive={view.sending} onClick={() => view.turn('new')}>
            {words.newFolder}
          </Button>
        </span>
      </div>
      {saved ? (
        <p className="remove">
          <Button variant="link" inactive={view.sending} onClick={view.remove}>
            {words.remove}
          </Button>
        </p>
      ) : null}
    </>
  )
}

function NewFolder(view: Open) {
  const { words, problem } = view
  const name = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => name.current?.focus(), [])
  return (
    <Form
      name="new-folder"
      label={words.newTitle}
      defaultValues={view.typed}
      validate={view.wrong}
      errors={problem?.fields ?? {}}
      busy={view.sending}
      onDraft={view.draft}
      onSubmit={view.create}
    >
      <Problem problem={problem} pass={view.pass} />
      <Field
        name="name"
        label={words.name}
        hint={words.nameHint}
        inputRef={name}
        autoComplete="off"
        required
      />
      <TextArea name="description" label={words.description} rows={2} maxLength={500} />
      <div className="bindery-actions">
        <Button type="submit">{words.saveNew}</Button>
        <Button onClick={() => view.turn('choosing')}>{words.cancel}</Button>
      </div>
    </Form>
  )
}

/** The folders to choose from, the form for another one, or what was done; or nothing. */
export function SaveFlyout(props: SaveFlyoutView & { host: ViewHost }) {
  const before = useRef<SaveFlyoutView['step']>('closed')
  const back = before.current === 'new'
  useLayoutEffect(() => {
    before.current = props.step
  })
  if (props.step === 'closed') return null
  const { host, anchor, title, words, step, close } = props
  return (
    <View host={host}>
      <Panel anchor={anchor} title={title} closeLabel={words.close} onClose={close}>
        {step === 'choosing' ? <Choosing {...props} back={back} /> : null}
        {step === 'new' ? <NewFolder {...props} /> : null}
        {step === 'done' ? <Confirmation onDone={close}>{props.said}</Confirmation> : null}
      </Panel>
    </View>
  )
}
