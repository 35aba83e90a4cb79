import { examine } from '../../src/content/check-site';
import type { Facts } from '../../src/content/facts/facts';
import type { PagePlan } from '../../src/content/render/built-page';
import { resolveDocument } from '../../src/content/resolve/resolve-document';
import type { Surroundings } from '../../src/content/resolve/surroundings';
import type { PageWork } from '../build/make-page';
import type { PageSummary } from '../../src/content/outputs/page-summary';
import { checkTools } from '../files/check-tools';
import { readDocumentFile, sameVersion } from '../files/read-source';

/** To look at documents by themselves: where they lie, and what they have to know. */
export interface ExamineJob {
  kind: 'examine';
  folder: string;
  around: Surroundings;
  pieces: string[];
}

/** To make pages. */
export interface MakeJob {
  kind: 'make';
  folder: string;
  around: Surroundings;
  work: PageWork;
  pieces: PagePlan[];
}

/** Something to do with each of many pieces, in whichever thread. Plain data. */
export type Job = ExamineJob | MakeJob;

/** What a job gives for each piece. */
export type ResultOf<One extends Job> = One extends ExamineJob ? Facts : PageSummary;

/** What a thread does with one piece of a job. */
export async function workerFor(job: Job): Promise<(at: number) => Facts | PageSummary> {
  const { folder, around } = job;
  const tools = checkTools();
  if (job.kind === 'examine') {
    const read = (at: number) => readDocumentFile(folder, { path: job.pieces[at] ?? '' });
    return (at) => examine(read(at), around, tools);
  }
  const [{ bundle }, { makePage }] = await buildModules();
  const app = await bundle(job.work.own);
  return (at) => {
    const plan = job.pieces[at] as PagePlan;
    const document = sameVersion(readDocumentFile(folder, { path: plan.file }), plan.version);
    return makePage(plan, resolveDocument(document, around, tools.validator), job.work, app);
  };
}

/** A check needs none of them, and they take as long to load as thousands of documents to be checked. */
function buildModules() {
  return Promise.all([import('../build/bundle'), import('../build/make-page')]);
}
