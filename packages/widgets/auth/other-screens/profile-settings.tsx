import { choicesOf } from '@bindery/contract/profile-choices.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Select } from '@bindery/ui/form/select.tsx'
import { profileSettingsMessages } from '../auth.messages.ts'
import { ScreenForm, type ScreenProps } from '../screen.tsx'
import { profileChoicesOf } from './profile-choices-of.ts'

const fields = ['jobTitle', 'companySize', 'industry']

/** The screen profile_settings. Each choice is optional. */
export function ProfileSettings({ view }: ScreenProps) {
  const words = view.book.define('profile-settings', profileSettingsMessages).get()
  const blank = words.choose
  const offered = choicesOf(view.choices)
  const drafts = { ...profileChoicesOf(view.reader, view.choices), ...view.drafts }
  return (
    <>
      <p className="lead">{words.lead}</p>
      <ScreenForm view={{ ...view, drafts }} fields={fields}>
        <Select name="jobTitle" label={words.jobTitle} options={offered.jobTitle} blank={blank} />
        <Select
          name="companySize"
          label={words.companySize}
          options={offered.companySize}
          blank={blank}
        />
        <Select name="industry" label={words.industry} options={offered.industry} blank={blank} />
        <div className="bindery-actions">
          <Button type="submit">{words.submit}</Button>
          <Button onClick={() => view.close('button')}>{words.maybeLater}</Button>
        </div>
      </ScreenForm>
    </>
  )
}
