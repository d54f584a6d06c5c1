import type { Card } from '@bindery/state/account/frame-message.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Checkbox } from '@bindery/ui/form/checkbox.tsx'
import { Field } from '@bindery/ui/form/field.tsx'
import { trimValues, type Values, validateFields } from '@bindery/ui/form/form-rules.ts'
import { NewPasswordField } from '@bindery/ui/form/new-password-field.tsx'
import { PasswordField } from '@bindery/ui/form/password-field.tsx'
import { RequestForm } from '@bindery/ui/form/request-form.tsx'
import { cardRules } from './card-rules.ts'
import type { CardView } from './checkout-card.model.ts'

const fields: Readonly<Record<Card, readonly string[]>> = {
  'sign-in': ['email', 'password'],
  registration: ['firstName', 'lastName', 'email', 'password', 'optIn'],
  'reset-password': ['email'],
}

/** The form of a card. */
export function CheckoutCardForm({ view, title }: { view: CardView; title: string }) {
  const { card, words, field } = view
  const submitLabel = view.gift ? words.toRecipient : words.toCheckout
  return (
    <RequestForm
      name={`checkout-${card}`}
      label={title}
      fields={fields[card]}
      drafts={view.drafts}
      problem={view.step === 'filling' ? view.problem : null}
      sending={view.step === 'sending'}
      validate={(values: Values) =>
        validateFields(cardRules[card], values, { ...words, newPassword: field.words })
      }
      onSubmit={(values: Values) => view.submit(trimValues(values))}
      onDraft={view.draft}
    >
      {card === 'reset-password' ? <p>{words.resetLead}</p> : null}
      {card === 'registration' ? (
        <>
          <Field name="firstName" label={words.firstName} autoComplete="given-name" required />
          <Field name="lastName" label={words.lastName} autoComplete="family-name" required />
        </>
      ) : null}
      <Field name="email" label={words.email} type="email" autoComplete="username" required />
      {card === 'sign-in' ? (
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          words={field.words}
          required
        />
      ) : null}
      {card === 'registration' ? (
        <>
          <NewPasswordField name="password" label={words.password} required {...field} />
          <Checkbox name="optIn" label={words.optIn} suggested={view.optIn} />
        </>
      ) : null}
      <Button type="submit">{card === 'reset-password' ? words.sendLink : submitLabel}</Button>
    </RequestForm>
  )
}
