import { Button } from '@bindery/ui/button.tsx'
import { Dialog } from '@bindery/ui/dialog.tsx'
import { Field } from '@bindery/ui/field.tsx'
import { useUid } from '@bindery/ui/ids.tsx'
import { Notice } from '@bindery/ui/notice.tsx'
import { RequestForm } from '@bindery/ui/request-form.tsx'
import { TextArea } from '@bindery/ui/text-area.tsx'
import { TopLayerDialog } from '@bindery/ui/top-layer-dialog.tsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { GiftIcon } from './gift-icon.tsx'
import type { LibraryWords } from './library.messages.ts'
import type { FoldersView } from './library.view.ts'

interface PartProps {
  view: FoldersView
  words: LibraryWords
}

/** A new folder, or another title and description for the one that is shown. */
function FolderForm({ view, words }: PartProps) {
  const { editing, edit, drafts, draft, faults, send, problem, sending } = view
  const title = useRef<HTMLInputElement>(null)
  // The reader has asked for the form: it begins where they type.
  useLayoutEffect(() => title.current?.focus(), [])
  return (
    <RequestForm
      name="folder"
      label={editing === 'new' ? words.newFolder : words.edit}
      fields={['name', 'description']}
      drafts={drafts}
      problem={problem}
      sending={sending}
      validate={faults}
      onSubmit={send}
      onDraft={draft}
    >
      <Field
        inputRef={title}
        name="name"
        label={words.folderName}
        hint={words.folderNameHint}
        autoComplete="off"
        required
      />
      <TextArea name="description" label={words.folderDescription} />
      <div className="bindery-actions">
        <Button type="submit">{words.save}</Button>
        <Button onClick={() => edit('none')}>{words.cancel}</Button>
      </div>
    </RequestForm>
  )
}

/** Before a folder goes its reader is asked; the harmless answer has the focus. */
function Question({ view, words }: PartProps) {
  const { active, edit, remove, sending, problem } = view
  const lead = useUid()
  if (!active) return null
  return (
    <Dialog
      strategy={TopLayerDialog}
      role="alertdialog"
      describedBy={lead}
      title={words.removeTitle({ name: active.name })}
      closeLabel={words.cancel}
      onClose={() => edit('none')}
    >
      <p id={lead}>{words.removeLead}</p>
      <Notice kind="error">{problem?.message ?? problem?.fields['name']}</Notice>
      <div className="bindery-actions">
        <Button variant="primary" data-bindery-focus="" onClick={() => edit('none')}>
          {words.removeNo}
        </Button>
        <Button busy={sending} onClick={remove}>
          {words.removeYes}
        </Button>
      </div>
    </Dialog>
  )
}

/**
 * What is shown: its title and, where it may be changed, the ways to do so. In its place the form of a
 * folder. `children` stand beside the buttons.
 */
export function FolderPanel({ view, words, children }: PartProps & { children?: ReactNode }) {
  const { active, editing, edit, note } = view
  const heading = useRef<HTMLHeadingElement>(null)
  const isForm = editing === 'new' || editing === 'active'
  const at = `${active?.id} ${isForm}`
  const before = useRef(at)
  // What had the focus has gone: another folder, or the form in place of the buttons and back.
  useLayoutEffect(() => {
    if (before.current !== at && !isForm) heading.current?.focus()
    before.current = at
  }, [at, isForm])
  const title = editing === 'new' ? words.newFolder : (active?.name ?? words.all)
  return (
    <header className="folder-panel" part="folder-panel">
      <h2 ref={heading} className="bindery-heading" part="title" tabIndex={-1}>
        {active?.gift && editing !== 'new' ? <GiftIcon label={words.giftFolder} /> : null}
        {title}
      </h2>
      {isForm ? (
        <FolderForm view={view} words={words} />
      ) : (
        <>
          {active?.description ? <p className="description">{active.description}</p> : null}
          {active?.readOnly ? <p className="hint">{words.readOnly}</p> : null}
          <div className="bindery-actions">
            {active && !active.readOnly ? (
              <>
                <Button inactive={active.pending} onClick={() => edit('active')}>
                  {words.edit}
                </Button>
                <Button inactive={active.pending} onClick={() => edit('active-delete')}>
                  {words.remove}
                </Button>
              </>
            ) : null}
            {children}
          </div>
          <Notice>{note}</Notice>
        </>
      )}
      {editing === 'active-delete' ? <Question view={view} words={words} /> : null}
    </header>
  )
}
