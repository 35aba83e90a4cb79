import { checkSite } from '../../src/content/check-site';
import { contentOf } from '../../src/content/source';
import { checkTools } from '../files/check-tools';
import { generatedSite } from './generated-site';
import type { Row } from './table';

/** Seconds that a check of generated documents takes, beside just parsing their JSON. Throws when a document has a problem. */
export function measureCheck(pages: number): Row {
  const source = generatedSite(pages);
  const tools = checkTools();
  checkSite({ ...source, documents: source.documents.slice(0, 2) }, tools);
  const parse = seconds(() =>
    source.documents.forEach((one) => JSON.parse(new TextDecoder().decode(contentOf(one).bytes))),
  );
  let problems = 0;
  const check = seconds(() => {
    problems = checkSite(source, tools).problems.length;
  });
  if (problems > 0) throw new Error(`The generated documents have ${problems} problems.`);
  return {
    what: `check ${pages} documents`,
    value: `${check.toFixed(2)} s`,
    ratio: `${(check / parse).toFixed(1)} × JSON.parse`,
  };
}

function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}
