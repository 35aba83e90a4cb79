import type { Json, JsonObject } from '../../model/json';
import { isMistyped } from '../problems/nearest';
import { typesOf } from './schema-parts';

/**
 * The block or property that other programs call by this name, as the keyword `alsoCalled` of its schema says.
 * @param value what stands there: of several the one that takes such a value is meant.
 */
export function calledSo(
  name: string,
  possible: readonly (readonly [name: string, schema: JsonObject])[],
  value?: Json,
): string | undefined {
  const word = plain(name);
  return bestOf(possible, value, (other) => other === word);
}

/** Letters: shorter words are a slip away from many. */
const fewest = 5;

/** The same for a name by which it is nearly called so: a slip of a finger away. */
export function calledNearlySo(
  name: string,
  possible: readonly (readonly [name: string, schema: JsonObject])[],
  value?: Json,
): string | undefined {
  const word = plain(name);
  return bestOf(possible, value, (other) => other.length >= fewest && isMistyped(word, other));
}

function bestOf(
  possible: readonly (readonly [name: string, schema: JsonObject])[],
  value: Json | undefined,
  isMeant: (other: string) => boolean,
): string | undefined {
  const called = possible.filter((one) => isCalled(one, isMeant));
  const fitting = called.find(([, schema]) => typesOf(schema).includes(typeOf(value)));
  return (fitting ?? called[0])?.[0];
}

/** All that are called by this name, where what stands there does not tell which of them is meant. */
export function allCalledSo(
  name: string,
  possible: readonly (readonly [name: string, schema: JsonObject])[],
): string[] {
  const word = plain(name);
  return possible.filter((one) => isCalled(one, (other) => other === word)).map(([called]) => called);
}

function isCalled(
  [, { alsoCalled = [] }]: readonly [name: string, schema: JsonObject],
  isMeant: (other: string) => boolean,
): boolean {
  return (alsoCalled as string[]).map(plain).some(isMeant);
}

/** Capitals, hyphens and underscores make no other word. */
function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function typeOf(value: Json | undefined): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
