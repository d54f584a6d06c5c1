import { companySizes, industries, jobTitles } from '@bindery/contract/profile-choices.ts'
import { Button } from '@bindery/ui/button.tsx'
import { Select } from '@bindery/ui/select.tsx'
import { profileSettingsWords } from './profile-settings.messages.ts'
import { ScreenForm, type ScreenProps } from './screen-form.tsx'

const fields = ['jobTitle', 'companySize', 'industry']

/** The screen profile_settings: optional, each choice may stay blank. */
export function ProfileSettings({ view }: ScreenProps) {
  const words = profileSettingsWords(view.book)
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
