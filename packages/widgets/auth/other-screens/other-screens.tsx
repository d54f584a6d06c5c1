import {
  forgotPasswordMessages,
  profileSettingsMessages,
  registrationMessages,
} from '../auth.messages.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { ProfileSettings } from './profile-settings.tsx'
import { Registration } from './registration.tsx'

export { PendingQuestion } from './pending-question.tsx'
export { submitOtherScreen } from './submit-other-screen.ts'

/** The screens that most readers never open. They load when a reader goes to one of them. */
export const otherScreens = {
  registration: { Screen: Registration, noun: 'registration', messages: registrationMessages },
  'forgot-password': {
    Screen: ForgotPassword,
    noun: 'forgot-password',
    messages: forgotPasswordMessages,
  },
  profile_settings: {
    Screen: ProfileSettings,
    noun: 'profile-settings',
    messages: profileSettingsMessages,
  },
}
