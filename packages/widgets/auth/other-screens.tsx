import { forgotPasswordWords } from './forgot-password.messages.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { send } from './other-calls.ts'
import { PendingQuestion } from './pending-question.tsx'
import { profileSettingsWords } from './profile-settings.messages.ts'
import { ProfileSettings } from './profile-settings.tsx'
import { registrationWords } from './registration.messages.ts'
import { Registration } from './registration.tsx'

/** The screens that most readers never see: fetched when somebody goes to one of them. */
export const otherScreens = {
  registration: { Screen: Registration, words: registrationWords },
  'forgot-password': { Screen: ForgotPassword, words: forgotPasswordWords },
  profile_settings: { Screen: ProfileSettings, words: profileSettingsWords },
}

export { PendingQuestion, send }
