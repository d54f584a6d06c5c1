import { DatabaseSync } from 'node:sqlite'
import type { RecordKind, Records } from './records.ts'
import { ownerOf, type Store } from './store.ts'

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 2000;
  CREATE TABLE IF NOT EXISTS records (
    sequence INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    owner TEXT NOT NULL,
    value TEXT NOT NULL,
    UNIQUE (kind, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS records_by_owner ON records (kind, owner);
  CREATE TABLE IF NOT EXISTS listed (
    list TEXT NOT NULL,
    sequence INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    PRIMARY KEY (list, sequence)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS listed_by_record ON listed (sequence);
  CREATE TRIGGER IF NOT EXISTS listed_added AFTER INSERT ON records BEGIN
    INSERT OR IGNORE INTO listed
      SELECT list.value, new.sequence FROM json_each(new.value, '$.listIds') AS list;
  END;
  CREATE TRIGGER IF NOT EXISTS listed_changed AFTER UPDATE ON records BEGIN
    DELETE FROM listed WHERE sequence = old.sequence;
    INSERT OR IGNORE INTO listed
      SELECT list.value, new.sequence FROM json_each(new.value, '$.listIds') AS list;
  END;
`

/** Fills the table of lists in a file that is older than the table. */
const fillLists = `
  INSERT OR IGNORE INTO listed
    SELECT list.value, sequence FROM records, json_each(records.value, '$.listIds') AS list
    WHERE kind = 'saved' AND NOT EXISTS (SELECT 1 FROM listed)
`

/**
 * A store in a SQLite file, so that accounts and sessions survive a restart.
 * @param file a path, or ':memory:'
 */
export const createSqliteStore = (file: string): Store => {
  const database = new DatabaseSync(file)
  database.exec(schema)
  database.exec(fillLists)
  const statements = {
    get: database.prepare('SELECT value FROM records WHERE kind = ? AND id = ?'),
    insert: database.prepare(
      'INSERT INTO records (kind, id, owner, value) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    ),
    put: database.prepare(
      `INSERT INTO records (kind, id, owner, value) VALUES (?, ?, ?, ?)
       ON CONFLICT (kind, id) DO UPDATE SET owner = excluded.owner, value = excluded.value`,
    ),
    remove: database.prepare('DELETE FROM records WHERE kind = ? AND id = ?'),
    list: database.prepare('SELECT id, value FROM records WHERE kind = ? ORDER BY sequence'),
    latest: database.prepare(
      'SELECT value FROM records WHERE kind = ? AND owner = ? ORDER BY sequence DESC LIMIT ? OFFSET ?',
    ),
    latestListed: database.prepare(
      `SELECT value FROM listed JOIN records USING (sequence)
       WHERE kind = ? AND owner = ? AND list = ? ORDER BY sequence DESC LIMIT ? OFFSET ?`,
    ),
    countListed: database.prepare(
      `SELECT count(*) AS number FROM listed JOIN records USING (sequence)
       WHERE kind = ? AND owner = ? AND list = ?`,
    ),
    listOwned: database.prepare(
      'SELECT id, value FROM records WHERE kind = ? AND owner = ? ORDER BY sequence',
    ),
    count: database.prepare('SELECT count(*) AS number FROM records WHERE kind = ?'),
    countOwned: database.prepare(
      'SELECT count(*) AS number FROM records WHERE kind = ? AND owner = ?',
    ),
  }
  // Only this store writes the table, and it always writes a record of its kind.
  const read = <K extends RecordKind>(_kind: K, value: unknown) =>
    JSON.parse(String(value)) as Records[K]
  const columns = (kind: RecordKind, id: string, value: object) =>
    [kind, id, ownerOf(value), JSON.stringify(value)] as const

  return {
    get(kind, id) {
      const row = statements.get.get(kind, id)
      return row && read(kind, row['value'])
    },
    insert: (kind, id, value) => statements.insert.run(...columns(kind, id, value)).changes > 0,
    put(kind, id, value) {
      statements.put.run(...columns(kind, id, value))
    },
    remove: (kind, id) => statements.remove.run(kind, id).changes > 0,
    list(kind, owner) {
      const rows =
        owner === undefined ? statements.list.all(kind) : statements.listOwned.all(kind, owner)
      return rows.map((row) => ({ id: String(row['id']), value: read(kind, row['value']) }))
    },
    count(kind, owner, listId) {
      const row =
        owner === undefined
          ? statements.count.get(kind)
          : listId === undefined
            ? statements.countOwned.get(kind, owner)
            : statements.countListed.get(kind, owner, listId)
      return Number(row?.['number'])
    },
    latest(kind, owner, start, length, listId) {
      const rows =
        listId === undefined
          ? statements.latest.all(kind, owner, length, start)
          : statements.latestListed.all(kind, owner, listId, length, start)
      return rows.map((row) => read(kind, row['value']))
    },
    batch(change) {
      database.exec('BEGIN IMMEDIATE')
      try {
        change()
        database.exec('COMMIT')
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
    clear() {
      database.exec('DELETE FROM records')
    },
    close() {
      database.close()
    },
  }
}
