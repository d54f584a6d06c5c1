export interface HelpProps {
  text: string
  /** The part of the text that leads to customer service. */
  link: string
  href: string
}

/** A line with the way to customer service in it. */
export function Help({ text, link, href }: HelpProps) {
  const at = text.indexOf(link)
  if (at < 0) return <>{text}</>
  return (
    <>
      {text.slice(0, at)}
      <a className="bindery-link" href={href}>
        {link}
      </a>
      {text.slice(at + link.length)}
    </>
  )
}
