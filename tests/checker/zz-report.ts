import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { checkSite } from '/work/main/src/content/check-site';
import { checkTools } from '/work/main/scripts/files/check-tools';
import { readSource } from '/work/main/scripts/files/read-source';
import { formatText } from '/work/main/scripts/check/format-text';
import { samples } from '/work/main/src/content/samples';
const root = '/work/main/tests/checker';
const base = readSource(`${root}/base`);
const tools = checkTools();
const filter = process.argv[2] ?? '';
for (const name of readdirSync(`${root}/fixtures`).toSorted()) {
  if (!name.includes(filter)) continue;
  const over = readSource(`${root}/fixtures/${name}`);
  const rm = existsSync(`${root}/fixtures/${name}/removed.txt`) ? readFileSync(`${root}/fixtures/${name}/removed.txt`, 'utf8').trim().split('\n') : [];
  const docs = new Map([...base.documents, ...over.documents].map((d) => [d.path, d]));
  for (const r of rm) docs.delete(r);
  const source = { documents: [...docs.values()], media: [...new Set([...base.media, ...over.media])].filter((m) => !rm.includes(`_media/${m}`)) };
  console.log(`\n######## ${name}`);
  try {
    const checked = checkSite(source, tools);
    const problems = name.startsWith('sample-content') ? [...checked.problems, ...samples(checked.site)] : checked.problems;
    const texts = new Map(checked.site.documents.map((d) => [d.path, d.text]));
    const code = name.split('--')[0];
    if (problems.length !== 1) console.log(`!!! ${problems.length} PROBLEMS`);
    else if (problems[0]!.code !== code) console.log(`!!! CODE ${problems[0]!.code}`);
    console.log(formatText(problems.map((p) => ({ ...p, shownFile: p.file, text: texts.get(p.file) ?? '' })), 3, false).split('\n').slice(0, -2).join('\n'));
  } catch (e) { console.log('!!! THROWS', (e as Error).stack); }
}
