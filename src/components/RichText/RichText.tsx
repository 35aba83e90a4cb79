import type { RichText as RichTextValue } from '../../model/content.generated';
import classes from './RichText.module.css';

/** A rich text: HTML that the build compiled and sanitised to its allow-list. */
export function RichText({ text, className }: { text: RichTextValue; className?: string | undefined }) {
  const html = Array.isArray(text) ? text.join('\n') : text;
  const names = [classes.text, className].filter(Boolean).join(' ');
  return <div className={names} dangerouslySetInnerHTML={{ __html: html }} />;
}
