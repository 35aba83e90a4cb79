import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { ResolverFactory } from 'oxc-resolver';
import { importsOf } from './imports-of';
import { isTest, roomOf, rulesOf } from './rooms';
import type { Room } from './room';

/** An import that its room does not allow, or a file without a room. */
export interface Breach {
  file: string;
  line: number;
  message: string;
}

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
  conditionNames: ['import', 'types'],
});

/**
 * The imports of a file that go through a wall.
 * @param root absolute path of the project.
 * @param file path from there, with `/`.
 * @param text what is in it.
 */
export function breachesOf(root: string, file: string, text: string): Breach[] {
  if (isTest(file)) return [];
  const from = roomOf(file);
  const rules = from === undefined ? undefined : rulesOf(from);
  if (from === undefined || !rules)
    return [
      { file, line: 1, message: 'lies in no room: scripts/boundaries/rooms-of-*.ts has to name its folder.' },
    ];
  return importsOf(file, text).flatMap(({ specifier, line }) => {
    const target = targetOf(root, file, specifier);
    const isAllowed = roomOf(target) === from || doorsOf(rules).some((door) => leadsTo(door, target));
    return isAllowed && !isTest(target)
      ? []
      : [{ file, line, message: `imports ${target}. ${allowances(from, rules)}` }];
  });
}

/** What an import means: a file of ours as its path from the root, also by a name of package.json's `imports`, or the name of a package or of a part of it. */
export function targetOf(root: string, file: string, specifier: string): string {
  if (isBuiltin(specifier)) return `node:${specifier.replace(/^node:/, '')}`;
  if (!/^[./#]/.test(specifier)) return specifier;
  const folder = join(root, dirname(file));
  const plain = specifier.replace(/(?!^)[?#].*$/, '');
  return relative(root, resolver.sync(folder, plain).path ?? join(folder, plain)).replaceAll('\\', '/');
}

/** Whether a target is a file of the room that a door names, or the package. */
export function leadsTo(door: string, target: string): boolean {
  const room = roomOf(target) ?? target;
  return door.endsWith('*') ? room.startsWith(door.slice(0, -1)) : door === room;
}

const doorsOf = ({ rooms, packages }: Room): string[] => [...rooms, ...packages];

function allowances(from: string, rules: Room): string {
  const doors = doorsOf(rules);
  return `Besides itself ${from} may import ${doors.length > 0 ? doors.join(', ') : 'nothing'} (scripts/boundaries/).`;
}
