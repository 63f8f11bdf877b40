/** Known mistakes, by stem, that give a number of the question itself, and whose feedback says which one it is. */
const THE_NUMBER_ITSELF = `
	answered-for-the-other answered-with-the-divisor answered-with-the-quotient answers-one-unknown-only
	answers-the-other-unknown area-for-perimeter changed-nothing compared-new-with-old
	constant-taken-as-coefficient copied copied-a-number copied-the-first-triangle copied-the-known-number
	copied-the-known-side copied-the-neighbor copied-the-number-beside count-of-servings counted-crosses
	counted-dots-as-pairs counted-the-power counted-tiles counted-unit-cubes did-not-simplify
	divided-one-term-only divided-only-the-top exterior-equals-adjacent-interior face-value
	factor-of-one-term-only factored-one-term-only flat-triangle forgot-the-root forgot-the-start-mark
	gave-a-factor-of-one-only gave-an-angle gave-one-median gave-one-price gave-one-rate gave-one-side
	gave-the-base gave-the-change gave-the-constant gave-the-denominator gave-the-diameter
	gave-the-difference gave-the-distance gave-the-event gave-the-factor gave-the-fraction
	gave-the-greatest-common-factor gave-the-known-angle gave-the-known-input gave-the-larger-number gave-the-largest
	gave-the-least-common-multiple gave-the-length-of-it gave-the-mean gave-the-median
	gave-the-number-of-trials gave-the-old-count gave-the-other-coefficient gave-the-other-part
	gave-the-range gave-the-rate gave-the-rise gave-the-rounded-number gave-the-sample-count
	gave-the-sum gave-the-unit-rate gave-the-upper-quartile gave-the-used-parts gave-the-value
	gave-the-whole-again gave-what-is-there gave-what-was-spent kept-all-ones kept-all-parts
	kept-all-tens kept-one-bottom kept-the-amount kept-the-color kept-the-given-time kept-the-number
	kept-the-number-for-its-reciprocal kept-the-second-part kept-the-side kept-the-whole-addend
	kept-the-whole-number kept-the-width left-out-a-term left-out-the-zero longest-given-side
	median-without-sorting mixed-up-the-parts moved-one-point-only multiplied-second-term-only
	numerator-only one-length-short one-middle-value-only one-part-as-whole one-part-only
	one-part-too-few opposite-of-negative-stays-negative part-part-for-part-whole parts-of-one-whole
	perimeter quartile-next-to-the-median quartiles-without-sorting read-another-point read-the-end
	read-the-end-mark read-the-length repeated-a-factor repeated-the-factor repeated-the-row-above
	same-as-the-known-one shaded-as-many-as-parts skipped-a-number skipped-a-term
	start-taken-from-the-first-row started-at-the-origin started-at-zero stopped-at-ten
	stopped-before-the-change swapped-groups-and-size swapped-input-and-output swapped-rows-and-columns
	thinks-counts-agree took-a-denominator took-a-number-from-inside took-a-number-from-the-story
	took-a-part-for-the-whole took-a-side-as-height took-a-starting-point took-more-packs-than-needed
	took-one-part-only took-percent-as-answer took-tens-as-ones took-the-amount-once took-the-bottom
	took-the-coefficient took-the-digit took-the-first-step-for-the-start took-the-greatest-as-quartile
	took-the-height-as-side took-the-height-for-the-rate took-the-length-for-the-height
	took-the-length-once took-the-longest took-the-longest-edge took-the-mean took-the-other-color
	took-the-other-count took-the-other-limit took-the-other-part took-the-other-value took-the-result
	took-the-second-value took-the-top took-the-total-as-rate took-the-whole-width whole-number
	wrong-side wrote-a-product wrote-a-sum wrote-the-part-taken wrote-the-total wrote-the-whole
	wrote-the-whole-inches
`;

/** Mistakes in questions that are answered with numbers of the question: the wrong one, the wrong order, the wrong sign. */
const THE_WRONG_ONE = `
	all-pairs-taken-as-equal changed-one-sign-only compared-bottoms-only compared-from-the-right
	compared-the-ones compared-the-tens compared-tops-only counts-one-number-only did-not-swap
	dilated-one-coordinate fewer-parts-always-more left-out-the-first-motion longer-is-larger
	mixed-up-and-down mixed-up-more-and-less mixed-up-the-axes moved-the-wrong-way
	reflected-in-the-other-axis reflected-in-the-wrong-axis reversed-dividend-and-divisor reversed-order
	reverses-the-roles rotation-sign-error shorter-is-larger stopped-after-the-first-motion
	swapped-coordinates swapped-the-coordinates swapped-the-steps swaps-slope-and-start
	turned-the-order-round turned-the-sign-around
`;

/** Mistakes whose feedback is true of their number whatever was done: it is close, its sign is wrong, a rule. */
const TRUE_OF_ANY = `
	a-zero-too-many added-zeros-at-the-end changed-every-sign
	compared-the-first-numbers-only compared-the-powers-only compared-with-the-other-term
	compares-rates-only compares-start-values-only counted-a-term-too-many counted-grid-lines
	crosses-at-the-wrong-side did-not-convert did-not-multiply-out distributed-to-the-first-term-only
	divides-exponents dropped-the-sign dropped-the-sign-of-x dropped-the-sign-of-y
	exactly-and-at-least-mixed forgot-to-raise-the-exponent ignored-the-point kept-the-bottom
	left-out-pi left-out-the-numbers left-out-the-outer-exponent looked-at-digits-only lost-a-sign
	lost-a-sign-of-the-first lost-a-sign-of-the-second lost-a-ten lost-sign-of-the-constant
	lost-the-minus lost-the-new-hundred mixed-point-order multiplied-both-parts negative-distance
	off-by-one one-factor-too-few one-five-off one-off one-part-off one-place-off one-place-too-many
	one-step-short one-too-few one-too-many one-whole-too-few percent-one-place-off point-one-place-off
	repeating-taken-as-ending rising-and-falling-mixed-up shaded-the-numerator times-one-adds-one
	times-zero-keeps-it went-the-other-way wrong-number-of-zeros wrong-sign wrong-sign-of-product
	wrong-size-of-answer zero-exponent-gives-zero zero-minus-is-zero
`;

/**
 * Known mistakes, by stem, whose feedback is true for a child who only copied a number of the question. What any other
 * one says of such a number ("the numbers were added") would be an accusation.
 */
export const TRUE_OF_COPIES: ReadonlySet<string> = new Set(
	[THE_NUMBER_ITSELF, THE_WRONG_ONE, TRUE_OF_ANY].flatMap((stems) => stems.trim().split(/\s+/)),
);
