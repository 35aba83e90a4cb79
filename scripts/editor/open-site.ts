import type { Edit } from 'jsonc-parser';
import type { CheckedSite } from '../../src/content/check-site';
import { fix } from '../../src/content/operations/fix';
import type { Source } from '../../src/content/source/source';
import { pagesFolder, pagesIn } from '../check/check-pages';
import { KeptDocuments } from '../dev/kept-documents';
import { withOpen } from './open-documents';

/** A pages folder while an editor has documents of it open. */
export class OpenSite {
  /** Its absolute path. */
  readonly folder: string;
  readonly #texts: () => ReadonlyMap<string, string>;
  readonly #documents: KeptDocuments;
  #last: Promise<CheckedSite> | undefined;
  #isOld = true;

  /**
   * Throws a UsageError when there is no such folder.
   * @param texts the texts of the open documents right now, by their path below the pages folder.
   */
  constructor(pages: string, texts: () => ReadonlyMap<string, string>) {
    this.folder = pagesFolder(pages);
    this.#texts = texts;
    this.#documents = new KeptDocuments(this.folder);
  }

  /** Says that something was typed or saved: the next who asks for the site as it is has it checked. */
  outdate(): void {
    this.#isOld = true;
  }

  /** The site as it was checked last, for whom a change since then makes no difference; the first who asks has it checked. */
  known(): Promise<CheckedSite> {
    return this.#last ?? this.current();
  }

  /** The site as it is, with what is typed. Rejects with a UsageError when its folder has gone. */
  current(): Promise<CheckedSite> {
    if (!this.#isOld && this.#last) return this.#last;
    this.#isOld = false;
    const before = this.#last;
    const next = this.#check(before);
    this.#last = next;
    // What went wrong is an answer to who asked; it does not stay.
    next.catch(() => {
      this.#isOld = true;
      if (this.#last === next) this.#last = before;
    });
    return next;
  }

  /** What fixes an open document for certain, as edits of its text as it is. Rejects with a UsageError when the folder has gone. */
  async fixes(path: string): Promise<readonly Edit[]> {
    const { edits } = fix(
      await this.#source(),
      (changed) => this.#documents.check(changed).problems,
      ({ file }) => file === path,
    );
    return edits.get(path) ?? [];
  }

  async #check(before: Promise<CheckedSite> | undefined): Promise<CheckedSite> {
    // Documents are kept from one check to the next, whatever became of it.
    await Promise.allSettled([before]);
    return this.#documents.check(await this.#source());
  }

  async #source(): Promise<Source> {
    return withOpen(await pagesIn(this.folder), this.#texts());
  }
}
