import { Button } from '@bindery/ui/button.tsx'
import { focusFirst } from '@bindery/ui/form-values.ts'
import { Notice } from '@bindery/ui/notice.tsx'
import type { MouseEvent } from 'react'
import type { ProfileForm, ProfileView } from './profile.model.ts'

/** What was changed here and elsewhere, and the choice between the two. */
export function ProfileClashes({ view }: { view: Extract<ProfileView, ProfileForm> }) {
  const { words, clashes, choose } = view
  const [first] = clashes
  const by = (whose: 'mine' | 'theirs') => (event: MouseEvent<HTMLElement>) => {
    // The button goes with the choice: the focus must not go with it.
    if (first) focusFirst(event.currentTarget.closest('form'), { [first.field]: true })
    choose(whose)
  }
  return (
    <Notice kind="info">
      {first ? (
        <>
          {words.clash}
          <ul>
            {clashes.map(({ field, mine, theirs }) => (
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
            <Button onClick={by('mine')}>{words.keepMine}</Button>
            <Button onClick={by('theirs')}>{words.takeTheirs}</Button>
          </div>
        </>
      ) : null}
    </Notice>
  )
}
