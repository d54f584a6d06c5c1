import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Form } from '@bindery/ui/form/form.tsx'
import { Select } from '@bindery/ui/form/select.tsx'
import { RetryNotice } from '@bindery/ui/notice/retry-notice.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import type { issueMessages } from './archive.messages.ts'
import type { ArchivePickerView, ArchiveYears } from './archive-picker.view.ts'

function Picker({ words, ...view }: ArchiveYears & { words: typeof issueMessages }) {
  return (
    <Form
      name="archive"
      label={words.pick}
      defaultValues={{ year: view.year, month: view.month }}
      validate={({ month }) => (month ? {} : { month: words.monthMissing })}
      onDraft={({ year }) => view.choose(year)}
      onSubmit={({ month }) => view.show(month)}
    >
      <div className="picker" part="picker">
        <Select name="year" label={words.year} options={view.years} />
        <Select
          // Another year resets the month.
          key={view.year}
          name="month"
          label={words.month}
          options={view.months}
          blank={words.noMonth}
          defaultValue={view.month}
        />
        <Button variant="primary" type="submit">
          {words.show}
        </Button>
      </div>
    </Form>
  )
}

/** Year and month dropdowns of the magazine's archive. */
export function ArchivePicker({ host, ...view }: ArchivePickerView & { host: ViewHost }) {
  const { words } = view
  return (
    <View host={host}>
      <div tabIndex={-1}>
        {view.step === 'loading' ? <p role="status">{words.loading}</p> : null}
        {view.step === 'empty' ? <p>{words.noYears}</p> : null}
        {view.step === 'failed' ? (
          <>
            <RetryNotice message={view.message} label={words.retry} retry={view.retry} />
            <slot data-fallback />
          </>
        ) : null}
        {view.step === 'ready' ? <Picker {...view} /> : null}
      </div>
    </View>
  )
}
