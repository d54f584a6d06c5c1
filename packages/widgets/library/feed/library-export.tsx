import { Button } from '@bindery/ui/button/button.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { download } from '@bindery/ui/view/download.ts'
import type { LibraryWords } from '../library.messages.ts'
import type { ListFormat } from './bibliography.ts'
import type { ExportView } from './export.model.ts'

// Not `listFormats` of bibliography.ts: that module is lazy-loaded.
const formats: readonly ListFormat[] = ['csv', 'json', 'ris']

/** A button for each file format of the export. */
export function LibraryExport({ view, words }: { view: ExportView; words: LibraryWords }) {
  const save = async (format: ListFormat) => {
    const file = await view.createFile(format)
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
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      <Notice kind="error">{view.message}</Notice>
    </fieldset>
  )
}
