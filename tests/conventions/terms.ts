/** The glossary: the field's term for each thing, and the private words that once stood for it. */
import { isScript, type Rule } from './project.ts'

interface Term {
  /** Old names, as whole words of an identifier, a file name or a comment. */
  readonly old: readonly string[]
  readonly say: string
}

/** One term per thing. A new word for an old thing gets a row here, and the old one goes. */
export const terms: readonly Term[] = [
  { old: ['patient'], say: 'backgroundRead' },
  { old: ['whenWanted', 'when-wanted'], say: 'loadOnMount' },
  { old: ['createReach', 'ServerAccess', 'OnlineParts'], say: 'Server, server-access' },
  { old: ['ownLater', 'own-later', 'verbOf', 'asReader', 'as-reader'], say: 'lazy, server.run' },
  {
    old: ['ReaderVerb', 'readerVerbs', 'reader-verb', 'VerbOptions', 'VerbTools'],
    say: 'ResumableAction, ActionOptions, ActionTools',
  },
  { old: ['hasLeft', 'has-left'], say: 'watchReader, readerChanged' },
  { old: ['$departures', 'departures'], say: '$readerChanges' },
  { old: ['createTurns', 'TurnRules'], say: 'createMutationQueue' },
  {
    old: ['savedChangers', 'saved-agreement', 'saved-telling'],
    say: 'savedInternals, notifySaved',
  },
  { old: ['likeBefore', 'cart-likeness'], say: 'reuseUnchanged' },
  { old: ['savingIn', 'cart-saving'], say: 'pendingQuantities' },
  {
    old: ['cartShelf', 'CartShelf', 'SavedShelf', 'FollowShelf'],
    say: 'cartReceiver, savedInternals',
  },
  { old: ['companions', 'companion'], say: 'addOnItems' },
  {
    old: ['leaveCrumb', 'sweepCrumb', 'followCrumb', 'hasCrumb', 'order-crumb'],
    say: 'setOrderCookie, clearOrderCookie, completePendingActivation',
  },
  { old: ['whyUnknown', 'unknown-reader'], say: 'sessionErrorText' },
  { old: ['failureOf', 'failure-of'], say: 'toFailure, toResult' },
  { old: ['FaultEvent'], say: 'BinderyErrorEvent' },
  { old: ['noticeByVerb'], say: 'notifyLazily' },
  { old: ['createPanel', 'PanelHost'], say: 'createOverlayHost' },
  { old: ['createStatus'], say: 'createLiveRegion' },
  { old: ['forgetReader'], say: 'clearReaderData' },
  { old: ['createKeep', 'readKept', 'Vault'], say: 'createSafeStorage, readJson' },
  { old: ['hangOn', 'hang-on'], say: 'anchor-popover' },
  {
    old: ['focusOnward', 'focus-onward', 'tabThrough', 'tab-through'],
    say: 'move-focus, popover-tab-order',
  },
  { old: ['unseen.css', 'room.css'], say: 'visually-hidden.css, intrinsic-width.css' },
  { old: ['afterSignIn', 'kit-wish'], say: 'waitForPendingAction' },
  { old: ['importLate', 'import-late', 'build-late'], say: 'retryImport, build-retry-imports' },
  { old: ['build-tame'], say: 'build-patch-libraries' },
  { old: ['build-pieces'], say: 'build-chunk-output' },
  {
    old: ['tellUnknownAttributes', 'caught.ts', 'Painter'],
    say: 'warnLazily, report-errors, createElementType, Renderer',
  },
  { old: ['onBreach'], say: 'onIntegrationError' },
  { old: ['keepTyping'], say: 'shieldTyping' },
  { old: ['BinderyRecord'], say: 'PageRegistry' },
  { old: ['watchUnopened', 'unopened.ts'], say: 'overlay-load-errors' },
  {
    old: ['createDesk', 'auth.holder', 'auth.opening'],
    say: 'createSubscriberForm, modal owner, syncFromAttributes',
  },
  { old: ['valibot'], say: 'zod/mini' },
  { old: ['mend', 'mends', 'mended'], say: 'fix' },
]

/** The words of a text, from `old-name` and `oldName` alike. */
const escaped = (word: string): string => word.replace(/[.$]/g, '\\$&')

/** Where an old word has to be named: here, and where the project tells what changed. */
const exempt =
  /^(hosts\/reference\/content\/.*|tests\/conventions\/(terms|dependencies)(\.test)?\.ts|CHANGELOG\.md|docs\/dependencies\.md)$/

/** No file speaks the old words, in its name, its code or its comments. */
export const glossary: Rule = (files) =>
  files
    .filter(
      (source) =>
        (isScript(source) || /\.(css|md)$/.test(source.path)) && !exempt.test(source.path),
    )
    .flatMap(({ path, text }) =>
      terms.flatMap(({ old, say }) => {
        const word = new RegExp(`(?<![\\w$-])(?:${old.map(escaped).join('|')})(?![\\w-])`)
        const hit = word.exec(path.split('/').at(-1) ?? '') ?? word.exec(text)
        return hit ? [`${path}: ${hit[0]}: say ${say}`] : []
      }),
    )

/** Phrases that name nothing: a reader of the sentence has to guess who or what is meant. */
const vague =
  /\b(?:[Ww]hoever|one of ours|some of ours|what is wanted|it is told|what has come|who has left by themselves)\b/

/** Comments name the thing: the reader, the session, the request, the chunk, the store. */
export const plainComments: Rule = (files) =>
  files
    .filter(
      (source) =>
        isScript(source) && /^(packages|tools|hosts|stories|bench|\.storybook)\//.test(source.path),
    )
    .flatMap(({ path, text }) => {
      const comments = [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g)].map(
        ([each]) => each,
      )
      const hit = comments
        .map((each) => vague.exec(each.replace(/\s*\n\s*\*?\s*/g, ' ')))
        .find(Boolean)
      return hit ? [`${path}: "${hit[0]}": name the thing`] : []
    })

/** `then` is the name of a method of promises; a variable of that name reads like one. */
export const thenIsAMethod: Rule = (files) =>
  files
    .filter((source) => isScript(source) && !exempt.test(source.path))
    .filter(({ text }) =>
      /\b(?:const|let|var)\s+(?:\[[^\]]*\bthen\b|\{[^}]*\bthen\b|then\b)/.test(text),
    )
    .map(({ path }) => `${path}: then is no name for a variable`)
