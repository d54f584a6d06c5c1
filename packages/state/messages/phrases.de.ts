/** `unreachable` of phrases.ts, in German. */
export const unreachable =
  'Keine Verbindung. Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal.'
