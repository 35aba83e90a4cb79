import { scriptOf } from '../../../lib/scripts-of-letters';
import { brandOf, saidOf } from '../../brand/brand';
import type { FontRole } from '../../brand/engine-brand';
import { entries, type SettingsEntry, type Site } from '../../facts/site';
import { currentVersion } from '../../migrations/all-migrations';
import { step } from '../../places/pointer';
import { findingIn, type Finding } from '../../problems/finding';
import { nearest } from '../../problems/nearest';
import { textOf } from '../../validate/annotation';
import type { Rule } from '../rule';
import { tooAlike } from './contrasts';

/** Settings that fit their schema; others are reported, and say nothing for certain. */
function soundSettings({ settings }: Site): SettingsEntry | undefined {
  return settings?.isSound === true ? settings : undefined;
}

/** Where the settings say what a brand is, and where they say a part of it. */
const brandAt = '/brand';

export const brands: Rule = {
  about: 'The brand of the site is one that the engine has, and its borders are there.',
  codes: ['unknown-brand', 'unknown-border'],
  check: (site) => {
    const settings = soundSettings(site);
    if (!settings) return [];
    const { base, own } = saidOf(settings.value.brand);
    const known = [...site.brands.keys()];
    if (!known.includes(base)) {
      const pointer = typeof settings.value.brand === 'string' ? brandAt : `${brandAt}/base`;
      const details = { name: base, near: nearest(base, known), known };
      return [findingIn(settings.document, pointer, 'value', 'unknown-brand', details)];
    }
    const said: [pointer: string, name: string | undefined][] = [
      [`${brandAt}/border`, own.border],
      ...Object.entries(own.colours?.grounds ?? {}).map(([name, ground]): [string, string | undefined] => [
        `${step(`${brandAt}/colours/grounds`, name)}/border`,
        typeof ground === 'string' ? undefined : ground.border,
      ]),
    ];
    return said.flatMap(([pointer, name]) => unknownBorder(site, settings, pointer, name));
  },
};

function unknownBorder(
  { brand, media }: Site,
  { document }: SettingsEntry,
  pointer: string,
  name: string | undefined,
): Finding[] {
  const known = ['none', ...Object.keys(brand.strips)];
  if (name === undefined || known.includes(name)) return [];
  if (media.get(name)?.some((file) => file.endsWith('.svg'))) return [];
  const near = nearest(name, [...known, ...media.keys()]);
  return [findingIn(document, pointer, 'value', 'unknown-border', { name, near, known })];
}

export const grounds: Rule = {
  about: 'Every ground that a page names is one of the brand.',
  codes: ['unknown-ground'],
  check: (site) => {
    const known = Object.keys(site.brand.grounds);
    if (!isBrandKnown(site)) return [];
    return entries(site).flatMap(({ document, annotations }) =>
      annotations.flatMap((annotation) => {
        const name = annotation.kind === 'ground' ? textOf(annotation) : undefined;
        if (name === undefined || known.includes(name)) return [];
        const details = { name, near: nearest(name, known), known };
        return [findingIn(document, annotation.pointer, 'value', 'unknown-ground', details)];
      }),
    );
  },
};

/** Whether the brand is what the settings say: those with a mistake, or of an earlier version, may say it otherwise. */
export function isBrandKnown(site: Site): boolean {
  const settings = soundSettings(site);
  if (!settings || !site.brands.has(saidOf(settings.value.brand).base)) return false;
  return (
    settings.value.brand !== undefined || (settings.value.schemaVersion ?? currentVersion) >= currentVersion
  );
}

export const contrasts: Rule = {
  about: 'What is written can be read: every colour of the brand stands out from what it lies on (WCAG AA).',
  codes: ['low-contrast'],
  check: (site) => {
    const settings = soundSettings(site);
    if (!settings) return [];
    const { own } = saidOf(settings.value.brand);
    const seen = new Set<string>();
    return tooAlike(brandOf(settings.value.brand, site.brands), own.colours ?? {}).flatMap(
      ({ at, ...details }) => {
        // One colour that is wrong is one problem, whatever lies on it.
        const pointer = at === undefined ? brandAt : `${brandAt}/colours${at}`;
        if (seen.has(pointer)) return [];
        seen.add(pointer);
        return [findingIn(settings.document, pointer, 'value', 'low-contrast', details)];
      },
    );
  },
};

export const fonts: Rule = {
  about: 'The fonts of the brand are there, and have the letters of the languages of the site.',
  codes: ['missing-font', 'unreadable-font', 'font-lacks-letters'],
  check: (site) => {
    const settings = soundSettings(site);
    if (!settings) return [];
    const [ofText, ofTitles] = (['text', 'display'] as const).map((role) =>
      fontFindings(site, settings, role),
    );
    const { own } = saidOf(settings.value.brand);
    // What two fonts of the base lack is one problem.
    const isOne = own.fonts?.text === undefined && own.fonts?.display === undefined;
    return isOne && ofText?.length ? ofText : [...(ofText ?? []), ...(ofTitles ?? [])];
  },
};

function fontFindings(site: Site, { document, value }: SettingsEntry, role: FontRole): Finding[] {
  const said = saidOf(value.brand).own.fonts?.[role];
  const place = said === undefined ? undefined : `${brandAt}/fonts/${role}`;
  const { package: name = '', files } = site.brand.fonts[role];
  if (files !== undefined) return fileFindings(site, document, `${place}/files`, files);
  if (!site.fontSubsets) return [];
  const subsets = site.fontSubsets(name);
  if (!subsets) {
    const pointer = place === undefined || typeof said === 'string' ? (place ?? brandAt) : `${place}/package`;
    return [findingIn(document, pointer, 'value', 'missing-font', { name, isFile: false })];
  }
  // Whoever has chosen no brand has chosen no letters.
  if (value.brand === undefined) return [];
  const ofBase =
    typeof value.brand === 'object' && value.brand.base !== undefined ? `${brandAt}/base` : brandAt;
  return lacking(site, document, { font: name, place: place ?? ofBase, has: subsets });
}

function fileFindings(
  site: Site,
  document: { path: string },
  place: string,
  files: readonly string[],
): Finding[] {
  const found = files.flatMap((name, at) => {
    const facts = site.fonts.get(name);
    const pointer = step(place, String(at));
    if (!facts) return [findingIn(document, pointer, 'value', 'missing-font', { name, isFile: true })];
    return facts.isUnreadable ? [findingIn(document, pointer, 'value', 'unreadable-font', { name })] : [];
  });
  if (found.length > 0) return found;
  const has = files.flatMap((name) => site.fonts.get(name)?.scripts ?? []);
  return lacking(site, document, { font: files[0] ?? '', place, has });
}

/** Reports the first language that a font has no letters for. */
function lacking(
  site: Site,
  document: { path: string },
  { font, place, has }: { font: string; place: string; has: readonly string[] },
): Finding[] {
  const language = languagesOf(site).find((one) => !has.includes(scriptOf(one)));
  if (language === undefined) return [];
  const details = { font, script: scriptOf(language), language };
  return [findingIn(document, place, 'value', 'font-lacks-letters', details)];
}

/** The language of the site, and those in which its documents say that something is written. */
function languagesOf(site: Site): string[] {
  const named = entries(site).flatMap(({ annotations }) =>
    annotations.flatMap((annotation) => (annotation.kind === 'language' ? (textOf(annotation) ?? []) : [])),
  );
  return [...new Set([site.settings?.value.language ?? 'en', ...named])];
}
