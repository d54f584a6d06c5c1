import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import notice from '@bindery/ui/notice/notice.css?inline'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import css from './issue-contents.css?inline'
import { createIssueContentsModel } from './issue-contents.model.ts'
import { IssueContents } from './issue-contents.tsx'

export default defineWidget({
  tag: 'bindery-issue-contents',
  summary: 'An issue of the magazine: its cover, what it is about, and what is in it.',
  load: 'visible',
  attributes: {
    issue: {
      type: 'string',
      description: 'Its code, the last part of /archive-toc/{code}.',
    },
  },
  slots: {
    '': 'The contents as an <article>, which stay as they are; else shown until they are there, and beside an error.',
  },
  parts: {
    issue: 'All of it.',
    cover: 'The picture.',
    title: 'The heading.',
    items: 'The list of what is in it.',
  },
  states: {
    loading: {
      description: 'The tag waits for its content.',
      when: ({ step }) => step === 'loading',
    },
  },
  model: (host) =>
    createIssueContentsModel(getState(), host, {
      given: host.element.querySelector('article') !== null,
      filled: host.element.childElementCount > 0,
    }),
  render: react(IssueContents, { styles: [...baseStyles, notice, css] }),
})
