import { companySizes, industries, jobTitles } from '@bindery/contract/profile-choices.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Select } from '@bindery/ui/form/select.tsx'
import { profileSettingsMessages } from '../auth.messages.ts'
import { ScreenForm, type ScreenProps } from '../screen.tsx'

const fields = ['jobTitle', 'companySize', 'industry']

/** The screen profile_settings. Each choice is optional. */
export function ProfileSettings({ view }: ScreenProps) {
  const words = view.book.define('profile-settings', profileSettingsMessages).get()
  const blank = words.choose
  return (
    <>
      <p className="lead">{words.lead}</p>
      <ScreenForm view={view} fields={fields}>
        <Select name="jobTitle" label={words.jobTitle} options={jobTitles} blank={blank} />
        <Select name="companySize" label={words.companySize} options={companySizes} blank={blank} />
        <Select name="industry" label={words.industry} options={industries} blank={blank} />
        <div className="bindery-actions">
          <Button type="submit">{words.submit}</Button>
          <Button onClick={view.close}>{words.maybeLater}</Button>
        </div>
      </ScreenForm>
    </>
  )
}
