import { describe, expect, it } from 'vitest';
import { pictureSources, pictureWithFallback } from './picture-source';

const DRAWING = '/pictures/mug-blue.svg';

describe('pictures of shops', () => {
  it('keep their address, and the drawing that stands in for them', () => {
    const picture = pictureWithFallback('https://cdn.shop.example/a b.jpg?w=400#x', DRAWING);
    expect(pictureSources(picture)).toEqual({ src: 'https://cdn.shop.example/a%20b.jpg?w=400', fallback: DRAWING });
  });

  it.each([
    'http://cdn.shop.example/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://10.0.0.8/a.jpg',
    'https://[::1]/a.jpg',
    'https://localhost/a.jpg',
    'https://printer.local/a.jpg',
    'https://user:word@shop.example/a.jpg',
    'https://shop.example:8443/a.jpg',
    '//shop.example/a.jpg',
    'a.jpg',
    '',
  ])('are left out for the drawing: %s', (address) => {
    expect(pictureWithFallback(address, DRAWING)).toBe(DRAWING);
  });

  it('of the app itself need no drawing', () => {
    expect(pictureSources(DRAWING)).toEqual({ src: DRAWING, fallback: null });
    expect(pictureWithFallback(null, DRAWING)).toBe(DRAWING);
  });

  it('fall back to a box when a stored address names no drawing', () => {
    expect(pictureSources('https://shop.example/a.jpg#/etc/x').fallback).toBe('/pictures/box-grey.svg');
    expect(pictureSources('javascript:alert(1)').src).toBe('/pictures/box-grey.svg');
  });
});
