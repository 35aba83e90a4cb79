import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkTogether, examine, knownDocuments, type CheckedSite } from '../../src/content/check-site';
import type { Facts } from '../../src/content/facts/facts';
import type { Source, SourceDocument } from '../../src/content/source/source';
import { surroundingsOf, type Surroundings } from '../../src/content/resolve/surroundings';
import { checkTools } from '../files/check-tools';
import { stampOf } from '../files/per-file';
import { readDocumentFile } from '../files/read-source';

/** The documents of a pages folder as they were read last, and what is known of each by itself. */
export class KeptDocuments {
  readonly #folder: string;
  #kept = new Map<string, { stamp: string | undefined; document: SourceDocument }>();
  #around: Surroundings | undefined;
  #facts = new WeakMap<SourceDocument, Facts>();

  /** @param folder the pages folder. */
  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  /**
   * Checks what is in the folder, but reads and examines only documents that have changed; all of them after a change of
   * what they know of each other. The documents are kept as they were checked, whatever is saved later.
   */
  check(source: Source): CheckedSite {
    const documents = this.#read(source.documents);
    const content = { ...source, documents };
    const tools = checkTools();
    const around = surroundingsOf(content, tools);
    if (!isDeepStrictEqual(around, this.#around)) this.#facts = new WeakMap();
    this.#around = around;
    const facts = knownDocuments(content).map((one) => this.#factsOf(one as SourceDocument, around));
    return checkTogether(facts, around, content, tools);
  }

  /** A document whose file has not changed is the same object; so is one that comes with its content, of the same version. */
  #read(documents: Source['documents']): SourceDocument[] {
    const kept = documents.map((file) => {
      const isGiven = 'bytes' in file;
      const stamp = isGiven ? file.version : (file.trouble ?? stampOf(join(this.#folder, file.path)));
      const before = this.#kept.get(file.path);
      if (before && stamp !== undefined && before.stamp === stamp) return before;
      return { stamp, document: isGiven ? file : readDocumentFile(this.#folder, file) };
    });
    this.#kept = new Map(kept.map((one) => [one.document.path, one]));
    return kept.map(({ document }) => document);
  }

  #factsOf(document: SourceDocument, around: Surroundings): Facts {
    const facts = this.#facts.get(document) ?? examine(document, around, checkTools());
    this.#facts.set(document, facts);
    return facts;
  }
}
