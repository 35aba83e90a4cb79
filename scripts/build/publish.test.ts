import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filesBelow, madeFiles, markerName, noteMadeFiles } from './made-files';
import { checkOutFolder } from './out-folder';
import { closeStaging, openStaging, stageChanged } from './staging';
import { publish } from './publish';
import { newFolder } from '../../tests/build/sample-site';
import { defects, filesOf, publishVersion } from '../../tests/build/support/prepared-site';

/** How many changes of the disk go well before each fails; as if the process had ended there. */
const disk = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY, held: '' }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const counted =
    <Parameters extends unknown[], Result>(work: (...all: Parameters) => Result) =>
    (...all: Parameters): Result => {
      disk.left -= 1;
      if (disk.left < 0) throw new Error('The process was killed.');
      return work(...all);
    };
  return {
    ...fs,
    renameSync: counted((from: string, to: string) => {
      if (disk.held !== '' && to.endsWith(disk.held)) throw new Error('Another program holds this file.');
      fs.renameSync(from, to);
    }),
    rmSync: counted(fs.rmSync),
    rmdirSync: counted(fs.rmdirSync),
    writeFileSync: counted(fs.writeFileSync),
    mkdirSync: counted(fs.mkdirSync),
  };
});

let place = '';
beforeEach(() => {
  place = join(newFolder(), 'dist');
});
afterEach(() => {
  Object.assign(disk, { left: Number.POSITIVE_INFINITY, held: '' });
  rmSync(join(place, '..'), { recursive: true });
});

/** What is there, without the marker. */
function there(): string[] {
  return filesBelow(place)
    .filter((file) => file !== markerName)
    .toSorted();
}

describe('publishing a site', () => {
  it('leaves exactly the new files, also where a folder takes the place of a file', () => {
    for (const version of [1, 2, 3]) {
      publishVersion(place, version);
      expect(there()).toEqual([...filesOf(version).keys()].toSorted());
      expect(madeFiles(place)?.toSorted()).toEqual(there());
      expect(readFileSync(join(place, 'page-2/index.html'), 'utf8')).toContain(`app-${version}.js`);
    }
    expect(existsSync(join(place, 'deep/er'))).toBe(false);
  });

  it('leaves a file as it is that stays the same, and the site before as it is until then', () => {
    const [same, changed] = [join(place, 'same'), join(place, 'changed')];
    mkdirSync(place);
    writeFileSync(same, 'words');
    writeFileSync(changed, 'words');
    noteMadeFiles(place, ['same', 'changed']);
    const { ino, mtimeMs } = statSync(same);
    const staging = openStaging(place);
    stageChanged(staging, 'same', 'words');
    stageChanged(staging, 'changed', 'other words');
    expect(readFileSync(changed, 'utf8')).toBe('words');
    publish(staging, place, ['same', 'changed']);
    closeStaging(place, staging);
    expect(readFileSync(changed, 'utf8')).toBe('other words');
    expect(statSync(same)).toMatchObject({ ino, mtimeMs });
    expect(there()).toEqual(['changed', 'same']);
  });

  it('takes the place of folders without files, as killed builds leave them', () => {
    mkdirSync(join(place, 'moved/inner'), { recursive: true });
    publishVersion(place, 1);
    expect(there()).toEqual([...filesOf(1).keys()].toSorted());
  });

  it.each(['page-2/index.html', 'deep', 'moved'])(
    'keeps every page whole when %s cannot be replaced',
    (held) => {
      publishVersion(place, held === 'moved' ? 2 : 1);
      disk.held = held;
      expect(() => publishVersion(place, held === 'moved' ? 3 : 2)).toThrow(
        'Another program holds this file.',
      );
      expect(defects(place)).toEqual([]);
    },
  );

  it('changes nothing when a file went away meanwhile that should stay', () => {
    publishVersion(place, 1);
    const staging = openStaging(place);
    expect(() => publish(staging, place, ['page-0/index.html', 'gone'])).toThrow('"gone" went away');
    closeStaging(place, staging);
    expect(there()).toEqual([...filesOf(1).keys()].toSorted());
  });

  it.each([
    ['a file', 'page-0/index.html'],
    ['a folder where a file has to be', 'moved/mine.txt'],
    ['a file where a folder has to be', 'deep/er'],
  ])('changes nothing when %s came meanwhile that no build made', (_, path) => {
    const version = path === 'moved/mine.txt' ? 1 : 2;
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), 'mine');
    expect(() => publishVersion(place, version)).toThrow('no build made');
    expect(filesBelow(place)).toEqual([path]);
    expect(readFileSync(join(place, path), 'utf8')).toBe('mine');
  });

  it('is not led elsewhere by a link that came meanwhile', () => {
    const elsewhere = newFolder();
    mkdirSync(place);
    symlinkSync(elsewhere, join(place, 'assets'));
    expect(() => publishVersion(place, 1)).toThrow('no build made');
    expect(readdirSync(elsewhere)).toEqual([]);
    rmSync(elsewhere, { recursive: true });
  });

  it('keeps every page whole wherever it ends, and the next one completes it', () => {
    let ends = 0;
    const missed: string[] = [];
    for (let isOver = false; !isOver; ends += 1) {
      publishVersion(place, 1);
      disk.left = ends;
      try {
        publishVersion(place, 2);
        isOver = true;
      } catch {
        missed.push(...defects(place));
      }
      disk.left = Number.POSITIVE_INFINITY;
      expect(() => checkOutFolder(place, 'pages-json')).not.toThrow();
      publishVersion(place, 3);
      expect(there()).toEqual([...filesOf(3).keys()].toSorted());
    }
    expect(missed).toEqual([]);
    expect(ends).toBeGreaterThan(30);
  });
});
