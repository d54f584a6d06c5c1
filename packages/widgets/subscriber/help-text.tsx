export interface HelpTextProps {
  text: string
  /** The part of the text that is the link to customer service. */
  link: string
  href: string
}

/** A text with a link to customer service in it. */
export function HelpText({ text, link, href }: HelpTextProps) {
  const start = text.indexOf(link)
  if (start < 0) return <>{text}</>
  return (
    <>
      {text.slice(0, start)}
      <a className="bindery-link" href={href}>
        {link}
      </a>
      {text.slice(start + link.length)}
    </>
  )
}
