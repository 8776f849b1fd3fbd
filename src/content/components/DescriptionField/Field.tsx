import { type ReactNode, useEffect, useRef, useState } from 'react';
import { descriptionLimits } from '../../../config/limits';
import styles from './styles.module.css';

const { least, most } = descriptionLimits;

/** Says how many characters a description has, and how many it lacks or has too many. */
function verdict(length: number): string {
  if (length === 0) return `${least} to ${most} characters`;
  const counted = `${length} ${length === 1 ? 'character' : 'characters'}`;
  if (length < least) return `${counted}: ${least - length} too few`;
  return length > most ? `${counted}: ${length - most} too many` : `${counted}: fits`;
}

/** A field that counts the characters of what is typed, as the check of descriptions does. */
export function Field(): ReactNode {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // Counts the text that the reader typed before the application loaded.
  useEffect(() => setText(field.current?.value ?? ''), []);
  return (
    <form className={styles.form} data-use="point">
      <label htmlFor="description-field">Try a description</label>
      <textarea
        id="description-field"
        ref={field}
        rows={3}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <output htmlFor="description-field">{verdict(text.trim().length)}</output>
    </form>
  );
}
