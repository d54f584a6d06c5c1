export interface Mail {
  to: string
  subject: string
  text: string
}

/** A name or title for a line of a mail. With line breaks it would write lines of its own. */
export const singleLine = (text: string): string => text.replace(/[\s\u0085]+/g, ' ').trim()

/** Keeps mails instead of sending them. */
export interface Mailbox {
  send(mail: Mail): void
  /** All mails, newest last. */
  list(): Mail[]
  clear(): void
}

/** @param print called with each mail, so that a developer finds the link in the console */
export const createMailbox = (print: (mail: Mail) => void = () => {}): Mailbox => {
  const mails: Mail[] = []
  return {
    send(mail) {
      mails.push(mail)
      print(mail)
    },
    list: () => mails.map((mail) => ({ ...mail })),
    clear() {
      mails.length = 0
    },
  }
}
