import { ForgotPassword } from './forgot-password.tsx'
import { PendingQuestion } from './pending-question.tsx'
import { ProfileSettings } from './profile-settings.tsx'
import { Registration } from './registration.tsx'

/** The screens that most readers never see: fetched when somebody goes to one of them. */
export const laterScreens = {
  registration: Registration,
  'forgot-password': ForgotPassword,
  profile_settings: ProfileSettings,
  asking: PendingQuestion,
}
