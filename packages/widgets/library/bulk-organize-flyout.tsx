import { allFolder } from '@bindery/contract/folder-rule.ts'
import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import { ChoiceList } from '@bindery/ui/choice-list.tsx'
import { Confirmation } from '@bindery/ui/confirmation.tsx'
import { useUid } from '@bindery/ui/ids.tsx'
import { Panel } from '@bindery/ui/panel.tsx'
import { PassingNotice } from '@bindery/ui/passing-notice.tsx'
import { RetryNotice } from '@bindery/ui/retry-notice.tsx'
import { View } from '@bindery/ui/view.tsx'
import { type FormEvent, useMemo, useState } from 'react'
import type { BulkOrganizeView } from './bulk-organize-flyout.model.ts'

type Open = Exclude<BulkOrganizeView, { readonly step: 'closed' }>

/** Why it was not done. */
function Problem({ view }: { view: Open }) {
  const { message = null, inShort } = (view.step === 'choosing' && view.problem) || {}
  return <PassingNotice message={message} passing={inShort !== undefined} onPass={view.pass} />
}

function Choice({ view }: { view: Open }) {
  const { words, folders, folder, status, why, retry, organize } = view
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
      <RetryNotice message={why} label={words.retry} retry={retry} />
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
      <ChoiceList
        legend={words.organizeLead}
        choices={choices}
        chosen={chosen}
        onChoose={choose}
        words={{ filter: words.findFolder, found: words.found, more: words.moreFolders }}
      />
      {folders.length === 0 ? <p>{words.organizeNone}</p> : null}
      {folder ? (
        <div className="bindery-field bindery-checkbox leave">
          <input id={leave} type="checkbox" name="leave" />
          <label htmlFor={leave}>{words.organizeLeave({ name: folder.name })}</label>
        </div>
      ) : null}
      <Problem view={view} />
      <div className="bindery-actions">
        <Button type="submit" busy={view.step === 'sending'}>
          {words.organizeSave}
        </Button>
      </div>
    </form>
  )
}

/** The folders that several items are put into. */
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
          <Confirmation onDone={close}>{view.said}</Confirmation>
        ) : (
          <Choice view={view} />
        )}
      </Panel>
    </View>
  )
}
