import { Button } from '@bindery/ui/button/button.tsx'
import { firstErrorOf } from '@bindery/ui/form/form-values.ts'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import type { MouseEvent } from 'react'
import type { ProfileForm, ProfileView } from './profile.model.ts'

/** The fields that were changed both here and elsewhere, and the choice between the two values. */
export function ProfileConflicts({ view }: { view: Extract<ProfileView, ProfileForm> }) {
  const { words, conflicts, choose } = view
  const [first] = conflicts
  const onChoose = (whose: 'mine' | 'theirs') => (event: MouseEvent<HTMLElement>) => {
    // The choice removes the pressed button, so focus moves to the field first.
    if (first) firstErrorOf(event.currentTarget.closest('form'), { [first.field]: true })?.focus()
    choose(whose)
  }
  return (
    <Notice kind="info">
      {first ? (
        <>
          {words.clash}
          <ul>
            {conflicts.map(({ field, mine, theirs }) => (
              <li key={field}>
                {words.clashOf({
                  field: words[field],
                  theirs: theirs || words.blank,
                  mine: mine || words.blank,
                })}
              </li>
            ))}
          </ul>
          <div className="bindery-actions">
            <Button onClick={onChoose('mine')}>{words.keepMine}</Button>
            <Button onClick={onChoose('theirs')}>{words.takeTheirs}</Button>
          </div>
        </>
      ) : null}
    </Notice>
  )
}
