/** The map of Wonderland: outlines of the regions on a sheet of 832 × 418, where their names and armies stand, and the bridges between neighbours. */

export const WIDTH = 832;
export const HEIGHT = 418;

export interface Place {
  /** Corners of the outline. */
  outline: [number, number][];
  /** Upper left corner of the name plaque. */
  plaque: [number, number];
  /** Middle of the row of armies, and its greatest width. */
  ground: { x: number; y: number; wide: number };
}

const corners = (text: string): [number, number][] => {
  const numbers = text.split(' ').map(Number);
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0] as [number, number]] : []));
};

export const PLACES: Record<string, Place> = {
  witzend: {
    outline: corners(
      '315 175 286 173 256 171 226 172 196 175 167 177 137 174 108 169 78 167 48 168 19 168 19 153 17 122 21 92 39 66 70 47 105 33 138 22 170 16 203 14 233 14 257 12 276 7 295 4 314 4 333 6 350 7 365 6 380 6 395 8 409 9 416 9 417 22 419 36 417 49 413 63 411 76 413 89 417 103 419 116 417 130 416 143 413 143 406 142 399 142 391 142 382 143 373 144 362 147 348 152 334 158 320 169',
    ),
    plaque: [66, 4],
    ground: { x: 212, y: 160, wide: 300 },
  },
  'garden-of-live-flowers': {
    outline: corners(
      '416 143 417 130 419 116 417 103 413 89 411 76 413 63 417 49 419 36 417 22 416 9 423 8 438 4 453 2 468 3 483 6 498 8 516 7 535 7 554 9 576 11 602 11 633 10 666 13 696 21 725 34 756 49 785 68 806 93 814 123 817 153 820 168 790 170 759 172 729 171 699 168 668 167 638 170 608 174 578 177 547 176 517 175 512 169 498 158 484 152 470 147 459 144 450 143 441 142 433 142 426 142 419 143',
    ),
    plaque: [534, 4],
    ground: { x: 612, y: 158, wide: 340 },
  },
  'red-keep': {
    outline: corners(
      '517 175 547 176 578 177 608 174 638 170 668 167 699 168 729 171 759 172 790 170 820 168 822 177 826 197 830 217 830 237 826 256 817 275 806 292 793 309 780 324 765 338 748 350 727 359 705 366 683 370 662 374 643 378 627 382 611 385 594 386 578 386 570 386 560 370 550 354 543 337 538 319 531 302 521 286 508 272 498 256 491 239 484 222 487 221 493 219 500 216 506 212 512 208 516 202 519 197 520 190 520 184 518 178',
    ),
    plaque: [570, 348],
    ground: { x: 672, y: 338, wide: 300 },
  },
  'tumtum-trees': {
    outline: corners(
      '484 222 491 239 498 256 508 272 521 286 531 302 538 319 543 337 550 354 560 370 570 386 558 385 538 382 520 382 505 384 491 386 476 386 462 386 449 386 436 388 423 389 410 388 397 385 384 382 371 382 356 385 341 387 326 387 310 386 292 386 272 386 262 386 269 370 277 352 287 337 299 322 310 307 316 289 321 271 329 254 339 238 348 222 359 224 377 227 391 228 401 230 411 231 421 231 431 230 441 228 455 227 473 224',
    ),
    plaque: [300, 348],
    ground: { x: 414, y: 322, wide: 236 },
  },
  'pool-of-tears': {
    outline: corners(
      '348 222 339 238 329 254 321 271 316 289 310 307 299 322 287 337 277 352 269 370 262 386 254 386 239 385 224 382 210 378 193 374 174 371 152 368 127 365 102 360 80 352 60 341 44 327 32 311 22 293 13 275 8 256 7 236 10 216 14 197 18 178 19 168 48 168 78 167 108 169 137 174 167 177 196 175 226 172 256 171 286 173 315 175 314 178 312 184 312 190 313 197 316 202 320 208 326 212 332 216 339 219 345 221',
    ),
    plaque: [30, 348],
    ground: { x: 150, y: 330, wide: 240 },
  },
};

/** A bridge between each region and the next, clockwise. */
export const BRIDGES: Record<string, { x: number; y: number; turn: number }> = {
  witzend: { x: 411.6, y: 82.7, turn: -5.1 },
  'garden-of-live-flowers': { x: 653.1, y: 167.6, turn: 86.3 },
  'red-keep': { x: 534.9, y: 310.1, turn: 162.1 },
  'tumtum-trees': { x: 304.6, y: 314.5, turn: 217.6 },
  'pool-of-tears': { x: 181.7, y: 176.6, turn: 269.1 },
};
