import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Confirmation } from '@bindery/ui/dialog/confirmation.tsx'
import { ChoiceList } from '@bindery/ui/form/choice-list.tsx'
import { Field } from '@bindery/ui/form/field.tsx'
import { Form } from '@bindery/ui/form/form.tsx'
import { TextArea } from '@bindery/ui/form/text-area.tsx'
import { RetryNotice } from '@bindery/ui/notice/retry-notice.tsx'
import { TemporaryNotice } from '@bindery/ui/notice/temporary-notice.tsx'
import { Panel } from '@bindery/ui/panel/panel.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { OpenView, SaveFlyoutView } from './save-flyout.model.ts'

function Problem({ problem, shortenProblem }: Pick<OpenView, 'problem' | 'shortenProblem'>) {
  const { message = null, inShort } = problem ?? {}
  return (
    <TemporaryNotice message={message} expires={inShort !== undefined} onExpire={shortenProblem} />
  )
}

function Folders(view: OpenView & { isBack: boolean }) {
  const { words, kind, saved, status, isBack } = view
  const newFolder = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (isBack) newFolder.current?.querySelector('button')?.focus()
  }, [isBack])
  return (
    <>
      {view.item ? <p className="item bindery-text">{view.item}</p> : null}
      <ChoiceList
        legend={words.folders}
        choices={view.folders}
        chosen={view.chosen}
        onChoose={view.choose}
        words={words}
      />
      <p role="status" className="quiet" hidden={status !== 'loading'}>
        {status === 'loading' ? words.loading : null}
      </p>
      {status === 'failed' ? (
        <div className="quiet">
          <RetryNotice
            message={`${words.noFolders} ${view.failureText}`}
            label={words.retry}
            retry={view.retry}
          />
        </div>
      ) : null}
      <Problem {...view} />
      <div className="bindery-actions">
        <Button variant="primary" busy={view.sending} onClick={view.send}>
          {kind === 'save' ? words.save : words.update}
        </Button>
        <span ref={newFolder}>
          <Button inactive={view.sending} onClick={() => view.goTo('new')}>
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

function NewFolder(view: OpenView) {
  const { words, problem } = view
  const name = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => name.current?.focus(), [])
  return (
    <Form
      name="new-folder"
      label={words.newTitle}
      defaultValues={view.draft}
      validate={view.validate}
      errors={problem?.fields ?? {}}
      busy={view.sending}
      onDraft={view.keepDraft}
      onSubmit={view.create}
    >
      <Problem {...view} />
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
        <Button onClick={() => view.goTo('choosing')}>{words.cancel}</Button>
      </div>
    </Form>
  )
}

/** The folders with checkboxes, the form for a new folder, or the confirmation. */
export function SaveFlyout(props: SaveFlyoutView & { host: ViewHost }) {
  const lastStep = useRef<SaveFlyoutView['step']>('closed')
  const isBack = lastStep.current === 'new'
  useLayoutEffect(() => {
    lastStep.current = props.step
  })
  if (props.step === 'closed') return null
  const { host, anchor, title, words, step, close } = props
  return (
    <View host={host}>
      <Panel anchor={anchor} title={title} closeLabel={words.close} onClose={close}>
        {step === 'choosing' ? <Folders {...props} isBack={isBack} /> : null}
        {step === 'new' ? <NewFolder {...props} /> : null}
        {step === 'done' ? <Confirmation onDone={close}>{props.confirmation}</Confirmation> : null}
      </Panel>
    </View>
  )
}
