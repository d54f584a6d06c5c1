/**
 * `npm run hear`: readers with the screen reader Orca walk through the site in Firefox, and each step says what
 * must be heard. A step of `npm test -- --hear`. `BINDERY_HEARD=write npm run hear` writes the transcripts in docs/heard.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine } from '../engines/engine.ts'
import { startFirefox } from '../engines/firefox.ts'
import { startTwice } from '../engines/installed.ts'
import buildIfStale from '../support/built.ts'
import { startHost } from '../support/host.ts'
import { connectMock, type Mock } from '../support/mock.ts'
import { type Desktop, startDesktop } from './desktop.ts'
import { missing, type Programs, programs } from './installed.ts'
import { transcriptFile } from './journey.ts'
import { journeys } from './journeys.ts'
import { faultsOf } from './judge.ts'
import { createListener, enterPage } from './listener.ts'
import { type HeardPart, transcriptOf } from './transcript.ts'

/** A page of plain text, on which nothing happens. */
const quietPage = '/privacy-policy'

const writes = process.env['BINDERY_HEARD'] === 'write'

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

interface Setup {
  readonly desktop: Desktop
  readonly engine: Engine
}

async function start(found: Programs): Promise<Setup> {
  const desktop = await startDesktop(found)
  const engine = await startFirefox(found.firefox, {
    desktop: desktop.environment,
    preferences: { 'accessibility.force_disabled': -1, 'signon.autofillForms': false },
  })
  return { desktop, engine }
}

function hear({ desktop, engine }: Setup, keyboard: string): void {
  let host: Awaited<ReturnType<typeof startHost>>
  let mock: Mock

  beforeAll(async () => {
    buildIfStale()
    host = await startHost()
    mock = connectMock(host.url)
  })
  afterAll(async () => {
    await engine.close()
    await desktop.stop()
    await host?.stop()
  })

  for (const [title, { path, account, steps }] of Object.entries(journeys)) {
    test(title, async () => {
      await mock.reset()
      await engine.fresh(1280, 900)
      const parts = { desktop, engine, mock, origin: host.url, keyboard }
      const reader = createListener(parts)
      await engine.load(host.url + quietPage)
      await enterPage(reader, parts)
      if (account) await reader.isKnownAs(account)
      await reader.opens(path)
      const heard: HeardPart[] = []
      const faults: string[] = []
      for (const step of steps) {
        const said = await reader.hears(() => step.act(reader), step.hears)
        heard.push({ does: step.does, said })
        faults.push(...faultsOf(step, said).map((fault) => `${step.does}: ${fault}`))
        if (step.opens) await reader.exposes(...step.opens)
      }
      const transcript = transcriptOf(title, heard)
      if (writes) write(transcriptFile(title), transcript)
      else if (faults.length > 0) console.error(transcript)
      expect(faults).toEqual([])
    })
  }
}

const found = programs
const setup = found && (await startTwice('Orca', () => start(found)))

describe('Orca in Firefox', () => {
  if (setup) return hear(setup, found.keyboard)
  console.error(`Orca is skipped: ${missing}.`)
  test('Orca reads the journeys', ({ skip }) => skip(missing))
})
