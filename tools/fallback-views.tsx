/**
 * The forms of the tags, drawn by the tags' own views: names, labels, hints and `autocomplete` of a fallback form are
 * those of the form that replaces it. `fallback-html.ts` makes plain HTML of them.
 */
import { newPassword } from '@bindery/state/account/new-password.messages.ts'
import { defaultPaths } from '@bindery/state/settings/paths.ts'
import { issueMessages } from '@bindery/widgets/archive/archive.messages.ts'
import { ArchivePicker } from '@bindery/widgets/archive/archive-picker.tsx'
import { authMessages } from '@bindery/widgets/auth/auth.messages.ts'
import { ForgotPassword } from '@bindery/widgets/auth/other-screens/forgot-password.tsx'
import { Registration } from '@bindery/widgets/auth/other-screens/registration.tsx'
import type { ScreenView } from '@bindery/widgets/auth/screen.tsx'
import { SignIn } from '@bindery/widgets/auth/sign-in/sign-in.tsx'
import { mbMessages } from '@bindery/widgets/mail-signup/mail-signup.messages.ts'
import { MbSignup } from '@bindery/widgets/mail-signup/mb-signup.tsx'
import { newsletterMessages } from '@bindery/widgets/newsletter/newsletter.messages.ts'
import { NewsletterList } from '@bindery/widgets/newsletter/newsletter-list.tsx'
import { resetMessages } from '@bindery/widgets/password/password.messages.ts'
import { ResetPassword } from '@bindery/widgets/password/reset-password.tsx'
import { profileMessages } from '@bindery/widgets/profile/profile.messages.ts'
import { ProfileForm } from '@bindery/widgets/profile/profile-form.tsx'
import { ForgotPasswordCard } from '@bindery/widgets/subscriber/forgot-password/forgot-password-card.tsx'
import { SubscriberLookup } from '@bindery/widgets/subscriber/lookup/subscriber-lookup.tsx'
import { SubscriberRegistration } from '@bindery/widgets/subscriber/registration/subscriber-registration.tsx'
import {
  cardMessages,
  lookupMessages,
  registrationMessages,
  subscriberMessages,
} from '@bindery/widgets/subscriber/subscriber.messages.ts'
import { book, type DrawnForm, draw, settings } from './fallback-draw.tsx'
import { shopForms } from './fallback-shop.tsx'

const host = { id: 'x', element: null as unknown as HTMLElement }
const nothing = () => {}
const settled = async () => {}
const problem = null
const filling = { step: 'filling', problem } as const
const submitting = { submit: settled, draft: nothing, drafts: {} }
const noErrors = () => ({})

const screen = (name: ScreenView['screen']): ScreenView =>
  ({
    ...filling,
    ...submitting,
    screen: name,
    words: book.define('auth', authMessages).get(),
    book,
    paths: defaultPaths,
    choices: settings,
    reader: null,
    optIn: false,
    go: nothing,
    preload: nothing,
    close: nothing,
    hold: nothing,
  }) as ScreenView

const subscriber = {
  ...submitting,
  words: subscriberMessages(book).get(),
  newPassword: newPassword(book),
  customerService: defaultPaths.customerService,
  optIn: false,
  problem,
  sending: false,
  captcha: false,
}
const newsletters = newsletterMessages(book).get()
const daily = {
  thing: { type: 'newsletter', id: 'daily-alert', name: 'The Daily Alert' },
  description: '',
  frequency: '',
  followed: false,
  error: '',
} as const

export const drawnForms: readonly DrawnForm[] = [
  draw('bindery-auth-modal', 'sign-in', <SignIn view={screen('sign-in')} />),
  draw('bindery-auth-modal', 'register', <Registration view={screen('registration')} />, {
    form: 'registration',
  }),
  draw('bindery-auth-modal', 'request-reset', <ForgotPassword view={screen('forgot-password')} />, {
    form: 'forgot-password',
  }),
  draw(
    'bindery-reset-password',
    'reset-password',
    <ResetPassword
      {...filling}
      host={host}
      words={book.define('reset', resetMessages).get()}
      field={newPassword(book)}
      reader={null}
      validatePassword={() => false}
      submit={settled}
      requestLink={nothing}
      signIn={nothing}
    />,
    { hidden: ['token'] },
  ),
  draw(
    'bindery-newsletter-list',
    'newsletter',
    <NewsletterList
      host={host}
      step="list"
      words={newsletters}
      newsletters={[daily]}
      campaigns={[]}
      starters={[]}
      ending={null}
      mails={0}
      byEmail={{ ...submitting, stage: filling, news: '', validate: noErrors }}
      follow={nothing}
      unfollow={nothing}
      ask={nothing}
      unfollowAll={nothing}
      reload={settled}
    />,
  ),
  draw(
    'bindery-mb-signup',
    'mb-signup',
    <MbSignup
      {...filling}
      {...submitting}
      host={host}
      words={mbMessages(book).get()}
      title={mbMessages(book).get().formAny}
      done=""
      require={['email']}
      reader=""
      validate={noErrors}
      again={nothing}
    />,
    { hidden: ['source'] },
  ),
  draw(
    'bindery-subscriber-lookup',
    'subscriber-lookup',
    <SubscriberLookup
      {...subscriber}
      host={host}
      step="search"
      tagWords={lookupMessages(book).get()}
      search={settled}
      verify={settled}
      back={nothing}
    />,
  ),
  draw(
    'bindery-subscriber-registration',
    'subscriber-registration',
    <SubscriberRegistration
      {...subscriber}
      host={host}
      step="form"
      tagWords={registrationMessages(book).get()}
      emailUnreadable={false}
      returnPath=""
    />,
  ),
  draw(
    'bindery-forgot-password-card',
    'request-reset-card',
    <ForgotPasswordCard
      {...filling}
      {...submitting}
      host={host}
      words={cardMessages(book).get()}
      captcha={false}
      again={nothing}
    />,
    { form: 'forgot-password-card', posts: 'request-reset' },
  ),
  draw(
    'bindery-profile-form',
    'profile',
    <ProfileForm
      {...filling}
      host={host}
      words={book.define('profile', profileMessages).get()}
      reader=""
      values={{}}
      revision={1}
      conflicts={[]}
      notice={null}
      choices={settings}
      facts={[]}
      validate={noErrors}
      submit={settled}
      saveDraft={nothing}
      choose={nothing}
      signIn={nothing}
      retry={settled}
    />,
  ),
  draw(
    'bindery-archive-picker',
    'archive',
    <ArchivePicker
      host={host}
      step="ready"
      words={book.define('issue', issueMessages).get()}
      years={['2025']}
      year="2025"
      months={[{ value: '/archive-toc/BR2511', label: 'November–December' }]}
      month=""
      choose={nothing}
      show={nothing}
    />,
    // The months of another year come with the script.
    { reads: '/archive-toc', without: 'month' },
  ),
  ...shopForms,
]
