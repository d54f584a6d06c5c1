import { Button } from '@bindery/ui/button/button.tsx'
import { Dialog } from '@bindery/ui/dialog/dialog.tsx'
import { TopLayerDialog } from '@bindery/ui/dialog/top-layer-dialog.tsx'
import { Field } from '@bindery/ui/form/field.tsx'
import { RequestForm } from '@bindery/ui/form/request-form.tsx'
import { TextArea } from '@bindery/ui/form/text-area.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { useUid } from '@bindery/ui/view/ids.tsx'
import { useOnChange } from '@bindery/ui/view/use-on-change.ts'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { LibraryWords } from '../library.messages.ts'
import type { FoldersView } from './folders.model.ts'
import { GiftIcon } from './gift-icon.tsx'

interface PartProps {
  view: FoldersView
  words: LibraryWords
}

/** The title and description of a new folder, or of the active one. */
function FolderForm({ view, words }: PartProps) {
  const { editing, edit, drafts, keepDraft, validate, send, problem, sending } = view
  const title = useRef<HTMLInputElement>(null)
  // The reader opened the form, so the focus moves to its first field.
  useLayoutEffect(() => title.current?.focus(), [])
  return (
    <RequestForm
      name="folder"
      label={editing === 'new' ? words.newFolder : words.edit}
      fields={['name', 'description']}
      drafts={drafts}
      problem={problem}
      sending={sending}
      validate={validate}
      onSubmit={send}
      onDraft={keepDraft}
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

/** The question before a deletion. The harmless answer has the focus. */
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
      <Notice kind="error">{problem?.message || problem?.fields['name']}</Notice>
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

/** The title of the active folder and the buttons to change it, or the form. `children` are more buttons. */
export function FolderPanel({ view, words, children }: PartProps & { children?: ReactNode }) {
  const { active, editing, edit, note } = view
  const heading = useRef<HTMLHeadingElement>(null)
  const isForm = editing === 'new' || editing === 'active'
  // Another folder, or the closed form, has removed the element with the focus.
  useOnChange(`${active?.id} ${isForm}`, () => isForm || heading.current?.focus())
  const title = editing === 'new' ? words.newFolder : (active?.name ?? words.all)
  return (
    <header className="folder-panel" part="folder-panel">
      <h2
        ref={heading}
        className={`bindery-heading bindery-text ${active || isForm ? '' : 'entries-title'}`}
        part="title"
        tabIndex={-1}
      >
        {active?.gift && editing !== 'new' ? <GiftIcon label={words.giftFolder} /> : null}
        {title}
      </h2>
      {isForm ? (
        <FolderForm view={view} words={words} />
      ) : (
        <>
          {active?.description ? (
            <p className="description bindery-text">{active.description}</p>
          ) : null}
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
