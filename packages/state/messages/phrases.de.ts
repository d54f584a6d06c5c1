/** `unreachable` of phrases.ts, in German. */
export const unreachable =
  'Keine Verbindung. Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal.'

/** `maintenance` of phrases.ts, in German. */
export const maintenance =
  'Bestellungen und Bestellübersicht stehen von 7:30 bis 10 Uhr (EST) nicht zur Verfügung, weil unser Shop umzieht.'
