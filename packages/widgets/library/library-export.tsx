import { Button } from '@bindery/ui/button.tsx'
import { download } from '@bindery/ui/download.ts'
import { Notice } from '@bindery/ui/notice.tsx'
import type { ListFormat } from './bibliography.ts'
import type { LibraryWords } from './library.messages.ts'
import type { ExportView } from './library.view.ts'

const formats: readonly ListFormat[] = ['csv', 'json', 'ris']

/** The ways to take a list along as a file. */
export function LibraryExport({ view, words }: { view: ExportView; words: LibraryWords }) {
  const take = async (format: ListFormat) => {
    const file = await view.make(format)
    if (file) download(file.name, file.type, file.text)
  }
  return (
    <fieldset className="export" part="export">
      <legend>{words.exportAs}</legend>
      {formats.map((format) => (
        <Button
          key={format}
          variant="link"
          busy={view.busy === format}
          inactive={view.busy !== null}
          onClick={() => void take(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      <Notice kind="error">{view.message}</Notice>
    </fieldset>
  )
}
