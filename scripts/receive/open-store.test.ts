import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, storeIn, StoreTaken } from './open-store';
import { storeFileName, type StoreFile } from './store-file';

const enquiry = (id: string, receivedAt = `when ${id} came`) => ({
  id,
  receivedAt,
  formId: 'f',
  kind: 'chat' as const,
  fields: {},
});
const idsIn = (text: string): string[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { id: string }).id);

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vakta-open-store-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('A folder of enquiries', () => {
  const path = () => join(folder, storeFileName);

  it('has one writer at a time, whose name the others are told', async () => {
    const store = await openStore(folder, 'npm start');
    const other = openStore(folder, 'npm run dev');
    await expect(other).rejects.toThrow(StoreTaken);
    await expect(other).rejects.toThrow(`kept by npm start (process ${process.pid})`);
    expect(statSync(join(folder, 'writer')).mode & 0o777).toBe(0o600);
    await store.close();
    await (await openStore(folder)).close();
  });

  it('has a writer without a name when nobody gave one, or none can be read', async () => {
    const store = await openStore(folder);
    await expect(openStore(folder)).rejects.toThrow(`another server (process ${process.pid})`);
    rmSync(join(folder, 'writer'));
    await expect(openStore(folder)).rejects.toThrow('kept by another server. ');
    await store.close();
  });

  it('is free again when its file cannot be opened', async () => {
    mkdirSync(path());
    await expect(openStore(folder)).rejects.toMatchObject({ code: 'EISDIR' });
    rmdirSync(path());
    await (await openStore(folder)).close();
  });

  it('takes enquiries though nobody can write down who keeps them', async () => {
    mkdirSync(join(folder, 'writer'));
    const store = await openStore(folder);
    await store.keep(enquiry('a'));
    await store.close();
    expect(idsIn(readFileSync(path(), 'utf8'))).toEqual(['a']);
  });

  it('is closed when all is written that was to be kept', async () => {
    const store = await openStore(folder);
    const kept = store.keep(enquiry('a'));
    await store.close();
    expect(idsIn(readFileSync(path(), 'utf8'))).toEqual(['a']);
    await kept;
  });

  it('knows when an enquiry came, also one that its owner wrote into it', async () => {
    const store = await openStore(folder);
    expect(store.receivedAt('a')).toBeUndefined();
    await store.keep(enquiry('a'));
    appendFileSync(path(), JSON.stringify(enquiry('b')));
    await store.keep(enquiry('c'));
    expect(['a', 'b', 'c', 'd'].map((id) => store.receivedAt(id))).toEqual([
      'when a came',
      'when b came',
      'when c came',
      undefined,
    ]);
    await store.close();
  });
});

/** A file of a store in memory, that is moved away whenever it is looked at for one of these times. */
function memory(movedAt: (look: number) => boolean = () => false) {
  let look = 0;
  const seen = { appended: [] as string[][], closed: 0 };
  const file: StoreFile = {
    times: new Map(),
    append: async (lines) => void seen.appended.push(idsIn(lines.toString())),
    isAsLeft: async () => !movedAt((look += 1)),
    close: async () => void (seen.closed += 1),
  };
  return { seen, file };
}
const never = (): Promise<StoreFile> => Promise.reject(new Error('It is opened anew.'));

describe('A store in a file', () => {
  it('that stays in its place is opened once, and gets each enquiry once', async () => {
    const { seen, file } = memory();
    const store = storeIn(never, file);
    await store.keep(enquiry('a'));
    await Promise.all(['b', 'c', 'b', 'a'].map((id) => store.keep(enquiry(id))));
    expect(seen.appended.flat()).toEqual(['a', 'b', 'c']);
    await store.keep(enquiry('a'));
    expect(seen.appended.flat()).toEqual(['a', 'b', 'c']);
    expect(seen.appended.filter((group) => group.length === 0)).toEqual([]);
    await store.close();
    expect(seen.closed).toBe(1);
  });

  it('that has gone is closed, and the one in its place gets what comes', async () => {
    const [first, second] = [memory(() => true), memory()];
    const store = storeIn(async () => second.file, first.file);
    await store.keep(enquiry('a'));
    expect([first.seen, second.seen]).toEqual([
      { appended: [], closed: 1 },
      { appended: [['a']], closed: 0 },
    ]);
  });

  it('that goes while it is written to leaves the enquiry to the one in its place', async () => {
    const [first, second] = [memory((look) => look > 1), memory()];
    const store = storeIn(async () => second.file, first.file);
    await store.keep(enquiry('a'));
    expect([first.seen.appended, second.seen.appended]).toEqual([[['a']], [['a']]]);
  });

  it('that cannot be closed makes no trouble', async () => {
    const [first, second] = [memory(() => true), memory()];
    first.file.close = () => Promise.reject(new Error('EIO'));
    const store = storeIn(async () => second.file, first.file);
    await store.keep(enquiry('a'));
    expect(second.seen.appended).toEqual([['a']]);
  });

  it.each([
    [5, 'is kept'],
    [6, 'is told to be moved again and again'],
  ])('that is moved, as the next ones are, %d times in all %s', async (moves, what) => {
    const files = Array.from({ length: moves + 1 }, (_, at) => memory(() => at < moves));
    let at = 0;
    const store = storeIn(async () => files[(at += 1)]?.file ?? never(), files[0]?.file as StoreFile);
    const result = await store.keep(enquiry('a')).then(
      () => 'is kept',
      (error: Error) => `is told to be ${/moved again and again/.exec(error.message)?.[0]}`,
    );
    expect(result).toBe(what);
  });

  it('that cannot be opened anew is tried again, closes, and knows nothing meanwhile', async () => {
    const [first, second] = [memory(() => true), memory()];
    first.file.times.set('old', 'once');
    let isThere = false;
    const store = storeIn(async () => (isThere ? second.file : never()), first.file);
    await expect(store.keep(enquiry('a'))).rejects.toThrow('opened anew');
    expect(store.receivedAt('old')).toBeUndefined();
    await store.close();
    await expect(store.keep(enquiry('a'))).rejects.toThrow('opened anew');
    isThere = true;
    await store.keep(enquiry('a'));
    expect([first.seen, second.seen.appended]).toEqual([{ appended: [], closed: 1 }, [['a']]]);
  });
});
