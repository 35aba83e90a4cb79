import { describe, expect, it } from 'vitest';
import { shortWords } from './prose-place';

describe('shortWords', () => {
  it.each([
    ['price', '₹299', 'Price: ₹299'],
    ['price', 299, 'Price: 299'],
    ['sum', 'Rs. 12,000 per head', 'Sum: Rs. 12,000 per head'],
    ['publisher', 'Penguin India', 'Publisher: Penguin India'],
    ['pages', 240, 'Pages: 240'],
    ['groupLength', '40 participants', 'Group length: 40 participants'],
    ['city', 'Pune', 'City: Pune'],
    ['dress', 'Sports shoes', 'Dress: Sports shoes'],
    ['मूल्य', '₹299', 'मूल्य: ₹299'],
  ])('gives %s, %s with its name', (name, value, shown) => {
    expect(shortWords(name, value)).toBe(shown);
  });

  it.each([
    ['price', true],
    ['price', 'false'],
    ['price', ''],
    ['columns', 3],
    ['title', 'Programs'],
    ['sum', 3],
    ['backgroundColor', 'Red'],
    ['color', '#ffcc00'],
    ['fontSize', '12px'],
    ['size', '10 pixels'],
    ['page', '/about/us'],
    ['address', 'https://example.in'],
    ['place', 'top-left/inner'],
    ['margin', '0 auto'],
    ['emphasis', 'loud'],
    ['price', ['₹299']],
    ['$comment', 'Ask Rohini'],
  ])('gives nothing for %s, %s', (name, value) => {
    expect(shortWords(name, value)).toBeUndefined();
  });
});
