import { parseDocument } from '/work/main/src/content/parse/parse-document';
for (const t of ['['+'[],'.repeat(600000)+']', '{"a":'.repeat(3)+'9'.repeat(1900000)+',5', '['+'"a",'.repeat(400000)+'"b" x', '{"a":"'+' '.repeat(1900000)+'x" y', '{"a": b'+' '.repeat(1900000)+'c}','['+'”'.repeat(600000), '["'+'” '.repeat(300000)+'x', '"'+'\\d'.repeat(900000)+'"','{"'+'a" "b'.repeat(300000), '['+'\n]'.repeat(900000), '\n'.repeat(1999990)+'x']) {
  const s = performance.now();
  const d = parseDocument({ path: 'a.json', bytes: new TextEncoder().encode(t) });
  console.log(t.slice(0, 20).replaceAll('\n','~'), d.problems[0]?.code, Math.round(performance.now() - s));
}
