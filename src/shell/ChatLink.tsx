import { Unseen } from '../components/Unseen/Unseen';

/** The link to the WhatsApp chat, with its greeting filled in. */
export function ChatLink({ href, className }: { href: string; className: string | undefined }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="m3 21 1.65-3.8a9 9 0 1 1 3.4 2.9z" />
        <path d="M9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1" />
      </svg>
      <span>
        <Unseen>Chat on </Unseen>WhatsApp
      </span>
    </a>
  );
}
