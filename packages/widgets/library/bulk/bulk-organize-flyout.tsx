import { allFolder } from '@bindery/contract/folder-rule.ts'
import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Confirmation } from '@bindery/ui/dialog/confirmation.tsx'
import { ChoiceList } from '@bindery/ui/form/choice-list.tsx'
import { RetryNotice } from '@bindery/ui/notice/retry-notice.tsx'
import { TemporaryNotice } from '@bindery/ui/notice/temporary-notice.tsx'
import { Panel } from '@bindery/ui/panel/panel.tsx'
import { useUid } from '@bindery/ui/view/ids.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import { type FormEvent, useMemo, useState } from 'react'
import type { BulkOrganizeView } from './bulk-organize-flyout.model.ts'

type Open = Exclude<BulkOrganizeView, { readonly step: 'closed' }>

function Problem({ view }: { view: Open }) {
  const { message = null, inShort } = (view.step === 'choosing' && view.problem) || {}
  return (
    <TemporaryNotice
      message={message}
      expires={inShort !== undefined}
      onExpire={view.shortenProblem}
    />
  )
}

function Choice({ view }: { view: Open }) {
  const { words, folders, folder, status, failureText, retry, organize } = view
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const leave = useUid()
  const choices = useMemo(
    () => [
      { id: allFolder, label: words.organizeAll, fixed: words.organizeAllReason },
      ...folders.map(({ id, name }) => ({ id, label: name })),
    ],
    [folders, words],
  )
  if (status !== 'known') {
    return status === 'loading' ? (
      <p role="status">{words.loading}</p>
    ) : (
      <RetryNotice message={failureText} label={words.retry} retry={retry} />
    )
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ids = folders.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
    void organize(ids, new FormData(event.currentTarget).has('leave'))
  }
  const choose = (id: string, on: boolean) =>
    setChosen(new Set([...chosen, id].filter((one) => on || one !== id)))
  return (
    <form noValidate onSubmit={submit}>
      {folders.length === 0 ? (
        <p>{words.organizeNone}</p>
      ) : (
        <ChoiceList
          legend={words.organizeLead}
          choices={choices}
          chosen={chosen}
          onChoose={choose}
          words={{ filter: words.findFolder, found: words.found, more: words.moreFolders }}
        />
      )}
      {folder ? (
        <div className="bindery-field bindery-checkbox leave">
          <input id={leave} type="checkbox" name="leave" />
          <label className="bindery-text" htmlFor={leave}>
            {words.organizeLeave({ name: folder.name })}
          </label>
        </div>
      ) : null}
      <Problem view={view} />
      <div className="bindery-actions">
        <Button type="submit" busy={view.step === 'sending'}>
          {folders.length === 0 && folder ? words.organizeOut : words.organizeSave}
        </Button>
      </div>
    </form>
  )
}

/** The folders with checkboxes, or the confirmation. */
export function BulkOrganizeFlyout({ host, ...view }: BulkOrganizeView & { host: ViewHost }) {
  if (view.step === 'closed') return null
  const { anchor, words, count, close } = view
  return (
    <View host={host}>
      <Panel
        anchor={anchor}
        title={words.organizeTitle(count)}
        closeLabel={words.close}
        onClose={close}
      >
        {view.step === 'done' ? (
          <Confirmation onDone={close}>{view.confirmation}</Confirmation>
        ) : (
          <Choice view={view} />
        )}
      </Panel>
    </View>
  )
}
