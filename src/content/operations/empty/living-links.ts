import { applyEdits } from 'jsonc-parser';
import type { Json, JsonObject } from '../../../model/json';
import { withValues } from '../../places/pointer';
import { readAddress } from '../../resolve/address';
import { compileRichText } from '../../resolve/rich-text';
import { documentKind, schemaOf } from '../../source/document-kind';
import type { Annotation } from '../../validate/annotation';
import { textOf } from '../../validate/annotation';
import type { Validator } from '../../validate/create-validator';
import { cutsFor, shiftedSamples, unlinkEdits } from '../cut-links';
import { removalEdits } from '../json-edits';

/** What becomes of the links of a document. */
export interface Addresses {
  /** A link's address, another one, or undefined where it leads nowhere any more. */
  newAddress: (to: string) => string | undefined;
  /** Where one leads that leads nowhere and has to stay. */
  instead: (to: string) => string;
}

/**
 * A document in which every link leads somewhere: what leads nowhere goes, with the button or entry that it belongs to.
 * A link that has to stay gets another address.
 */
export function withLivingLinks(
  path: string,
  value: JsonObject,
  validator: Validator,
  { newAddress, instead }: Addresses,
): JsonObject {
  const annotations = annotationsOf(path, value, validator);
  const links = annotations.filter(({ kind }) => kind === 'link');
  const dead = links.filter((one) => newAddress(textOf(one) ?? '') === undefined);
  const others = links.filter((one) => !dead.includes(one));
  const cut = withoutLinks(path, value, validator, { dead, others, annotations });
  const left = annotationsOf(path, cut, validator).filter(({ kind }) => kind === 'link');
  const changes = left.map((one): [string, Json] => [
    one.pointer,
    newAddress(textOf(one) ?? '') ?? instead(textOf(one) ?? ''),
  ]);
  const changed = withValues(cut, new Map(changes)) as JsonObject;
  return documentKind(path).kind === 'page' ? changed : withLivingTexts(path, changed, validator, newAddress);
}

/** Links in texts that lead nowhere become words. The texts of pages have example words instead. */
function withLivingTexts(
  path: string,
  value: JsonObject,
  validator: Validator,
  newAddress: Addresses['newAddress'],
): JsonObject {
  const document = { path, text: JSON.stringify(value), value };
  const texts = linkingTexts(annotationsOf(path, value, validator));
  const edits = texts.flatMap(({ pointer, links }) =>
    links
      .filter((to) => newAddress(to) !== to)
      .flatMap((to) => {
        const address = readAddress(to);
        const name = address.kind === 'page' ? address.path : '';
        const anchor = address.kind === 'page' ? address.anchor : undefined;
        const reference = { file: path, pointer, kind: 'page' as const, name, isInText: true };
        return unlinkEdits({ ...reference, ...(anchor !== undefined && { anchor }) }, document);
      }),
  );
  return edits.length === 0 ? value : (JSON.parse(applyEdits(document.text, edits)) as JsonObject);
}

/** The addresses of all links, those in texts too. */
export function linksOf(annotations: readonly Annotation[]): string[] {
  const links = annotations.flatMap((one) => (one.kind === 'link' ? (textOf(one) ?? []) : []));
  return [...links, ...linkingTexts(annotations).flatMap((text) => text.links)];
}

function linkingTexts(annotations: readonly Annotation[]): { pointer: string; links: string[] }[] {
  return annotations.flatMap(({ kind, pointer, value }) => {
    const isText = kind === 'richText' && (typeof value === 'string' || Array.isArray(value));
    return isText
      ? [{ pointer, links: [...new Set(compileRichText(value as string | string[]).links)] }]
      : [];
  });
}

/** The annotations of a value as a document of its kind. */
export function annotationsOf(path: string, value: Json, validator: Validator): Annotation[] {
  const schema = schemaOf(documentKind(path));
  return schema === undefined ? [] : validator.validate(schema, value).annotations;
}

function withoutLinks(
  path: string,
  value: JsonObject,
  validator: Validator,
  found: Record<'dead' | 'others' | 'annotations', readonly Annotation[]>,
): JsonObject {
  if (found.dead.length === 0) return value;
  const document = { path, text: JSON.stringify(value), value };
  const [dead, others] = [found.dead, found.others].map((all) => all.map(({ pointer }) => pointer));
  const cuts = cutsFor(document, dead ?? [], others ?? [], validator);
  const samples = shiftedSamples(document, found.annotations, cuts);
  const edits = [...removalEdits(document, [...cuts, ...samples.gone]), ...samples.edits];
  return JSON.parse(applyEdits(document.text, edits)) as JsonObject;
}
