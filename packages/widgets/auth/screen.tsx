import type { OwnProfileChoices } from '@bindery/contract/profile-choices.ts'
/** What every screen of the auth modal shares: its view, its form and its links to other screens. */
import type { User } from '@bindery/contract/user.ts'
import type { Problem } from '@bindery/state/client/problem.ts'
import type { CloseReason } from '@bindery/state/environment/overlay.events.ts'
import type { MessageBook } from '@bindery/state/messages/book.ts'
import type { Screen } from '@bindery/state/page/auth-modal.ts'
import type { Paths } from '@bindery/state/settings/paths.ts'
import type { ErrorTexts, Values } from '@bindery/ui/form/form-rules.ts'
import { RequestForm } from '@bindery/ui/form/request-form.tsx'
import { onThisPage } from '@bindery/ui/view/on-this-page.ts'
import type { MouseEvent, ReactNode } from 'react'
import type { AuthWords } from './auth.messages.ts'

/** Which screen is open, and where its form is. */
export type ScreenStage =
  | { readonly step: 'filling'; readonly screen: Screen; readonly problem: Problem | null }
  | { readonly step: 'sending'; readonly screen: Screen }
  | { readonly step: 'sent'; readonly screen: 'forgot-password' }

/** The part of a screen's view that does not depend on its stage. */
export interface ScreenData {
  readonly words: AuthWords
  /** A screen that loads late defines its own texts in it. */
  readonly book: MessageBook
  readonly paths: Paths
  /** The site's own choices of the profile. */
  readonly choices: OwnProfileChoices
  /** The first values of the fields, by name: what the reader typed before. */
  readonly drafts: Values
  /** The signed-in reader, whose profile profile_settings shows. */
  readonly reader: User | null
  /** Whether the opt-in box starts ticked. It depends on the reader's country, which may load late. */
  readonly optIn: boolean
  go(screen: Screen): void
  /** Loads the code of a screen ahead, while the reader points at a link to it. */
  preload(screen: Screen): void
  close(reason?: CloseReason): void
  /** Sends the form. Settles with the response. */
  submit(values: Values): Promise<void>
  draft(values: Values): void
  /** Keeps a message that would close by itself open while the pointer or focus is on it. */
  hold(on: boolean): void
}

export type ScreenView = ScreenStage & ScreenData

export interface ScreenProps {
  view: ScreenView
}

export interface ScreenFormProps extends ScreenProps {
  /** The names of the fields. */
  fields: readonly string[]
  /** Returns the validation errors by field name. */
  validate?: (values: Values) => ErrorTexts
  children: ReactNode
}

/** The form of a screen. */
export function ScreenForm({ view, ...rest }: ScreenFormProps) {
  return (
    <RequestForm
      {...rest}
      name={view.screen}
      drafts={view.drafts}
      problem={view.step === 'filling' ? view.problem : null}
      sending={view.step === 'sending'}
      onSubmit={view.submit}
      onDraft={view.draft}
    />
  )
}

export interface ScreenLinkProps extends ScreenProps {
  to: Screen
  children: ReactNode
}

/** A link from one screen of the modal to another. */
export function ScreenLink({ view, to, children }: ScreenLinkProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    view.go(to)
  }
  const preload = () => view.preload(to)
  return (
    <a
      className="bindery-link"
      href={onThisPage(`#bindery:${to}`)}
      onClick={follow}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {children}
    </a>
  )
}
