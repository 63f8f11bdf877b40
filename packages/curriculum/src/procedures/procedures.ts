/** A wrong procedure that shows in questions of several skills. */
export interface Procedure {
	id: string;
	/** To the child, its behavior: continues "You". Plain text. */
	child_does: string;
	/** To the parent, the child's behavior: continues its name. Plain text. */
	parent_does: string;
	/** To the parent: what to do about it at home. Plain text. */
	helps: string;
	/** Its known mistakes in every skill, by stem (see `stemOf`). */
	stems: readonly string[];
}

const OF_NUMBERS: readonly Procedure[] = [
	{
		id: "smaller-digit-from-larger",
		child_does: "sometimes take the top digit from the bottom one",
		parent_does:
			"subtracts the smaller digit from the larger one in each column, even when the smaller one is on top",
		helps:
			"Lay out 52 − 27 with dimes and pennies. Trading one dime for ten pennies shows why 2 − 7 needs help from the tens.",
		stems: ["smaller-from-larger", "smaller-from-larger-digit", "smaller-from-larger-decimals"],
	},
	{
		id: "forgets-to-carry",
		child_does: "sometimes leave out the one that is carried",
		parent_does: "leaves out the number carried to the next column when adding",
		helps: "Have the carried 1 written above the next column before anything else is added there.",
		stems: [
			"forgot-the-carried-one",
			"forgot-new-ten",
			"forgot-new-hundred",
			"forgot-new-thousand",
			"forgot-carry",
			"left-out-new-tens",
			"left-out-the-carries",
		],
	},
	{
		id: "forgets-the-trade",
		child_does: "sometimes forget that a ten was traded away",
		parent_does: "borrows from the next column but does not make that column one smaller",
		helps:
			"Have the digit that gave a ten crossed out, and the new one written above it, before subtracting.",
		stems: [
			"forgot-the-opened-one",
			"forgot-an-opened-hundred",
			"forgot-an-opened-thousand",
			"kept-opened-ten",
		],
	},
	{
		id: "ignores-place-value",
		child_does: "sometimes read a digit without its place",
		parent_does: "reads digits without regard to the place they are in",
		helps:
			"Write numbers such as 305 in a chart of hundreds, tens and ones, and say what each digit is worth.",
		stems: ["face-value", "omitted-the-zeros", "omitted-one-zero"],
	},
	{
		id: "counts-marks-not-steps",
		child_does: "sometimes count the marks, not the steps between them",
		parent_does: "counts the marks on a number line or ruler instead of the steps between them",
		helps: "Hop a finger along a ruler from 0, and count each hop aloud. The starting mark is not a hop.",
		stems: ["counted-marks-below", "counted-the-mark-at-zero", "counted-the-start-mark"],
	},
	{
		id: "works-left-to-right",
		child_does: "sometimes add before you multiply",
		parent_does: "works from left to right, and adds before multiplying",
		helps: "Have the multiplications and divisions underlined first, and worked out before the rest.",
		stems: ["added-first", "worked-left-to-right"],
	},
	{
		id: "reverses-the-order",
		child_does: "sometimes swap the two numbers of a minus or division",
		parent_does: "swaps the two numbers when writing a subtraction or division",
		helps: "Read “5 less than 12” aloud, and ask: which number do we start with?",
		stems: [
			"reversed-order",
			"reversed-subtraction",
			"reversed-the-division",
			"reversed-dividend-and-divisor",
			"divided-the-other-way",
			"less-than-in-reading-order",
		],
	},
	{
		id: "turns-the-sign-around",
		child_does: "sometimes turn < and > around",
		parent_does: "turns the signs < and > around",
		helps: "Say the comparison in words first, then write it: the open side faces the larger number.",
		stems: ["turned-the-sign-around"],
	},
];

const OF_FRACTIONS: readonly Procedure[] = [
	{
		id: "fractions-across",
		child_does: "sometimes add the tops and the bottoms by themselves",
		parent_does: "adds or subtracts the tops and the bottoms of fractions separately",
		helps: "Fold two strips of paper into halves and thirds. Is 1/2 and 1/3 together really 2/5 of a strip?",
		stems: ["added-denominators", "subtracted-denominators"],
	},
	{
		id: "keeps-the-old-tops",
		child_does: "sometimes change the bottoms but keep the tops",
		parent_does: "changes fractions to the same bottom number but keeps the old top numbers",
		helps: "Cut each half of a paper strip into three: the parts get smaller, so there are more of them.",
		stems: ["kept-old-tops", "changed-one-top-only"],
	},
	{
		id: "part-to-part",
		child_does: "sometimes compare the colored parts with the others, not with all",
		parent_does: "compares one part with the other part instead of with the whole",
		helps: "With 3 red and 5 blue bricks, ask: how many are there in all? That goes under the line.",
		stems: ["part-to-part", "compared-with-the-others"],
	},
	{
		id: "swaps-top-and-bottom",
		child_does: "sometimes swap the top and the bottom of a fraction",
		parent_does: "swaps the top and the bottom number of a fraction",
		helps: "Ask two questions about each picture: how many equal parts are there, and how many are colored?",
		stems: ["swapped-top-and-bottom"],
	},
	{
		id: "smaller-fraction-from-larger",
		child_does: "sometimes take the smaller part from the larger one, whichever comes first",
		parent_does: "subtracts the smaller fraction from the larger one instead of breaking up a whole",
		helps: "Take 3/4 from 2 1/4 with paper circles: one whole has to be cut into fourths first.",
		stems: ["smaller-from-larger-part"],
	},
	{
		id: "bigger-numbers-bigger-fraction",
		child_does: "sometimes take larger numbers for a larger fraction",
		parent_does: "takes a fraction with larger numbers for a larger fraction",
		helps: "Draw 1/2 and 2/4 as bars of the same length and compare them.",
		stems: ["bigger-numbers-bigger-fraction"],
	},
	{
		id: "longer-decimal-is-larger",
		child_does: "sometimes take the decimal with more digits for the larger one",
		parent_does: "takes a decimal with more digits for a larger number",
		helps: "Compare 0.5 and 0.45 as money: 50 cents and 45 cents.",
		stems: ["longer-is-larger"],
	},
	{
		id: "misplaces-the-decimal-point",
		child_does: "sometimes put the decimal point in the wrong place",
		parent_does: "puts the decimal point in the wrong place after multiplying or dividing",
		helps: "Estimate first: 3.9 × 2.1 is about 4 × 2, so the answer is near 8, not 80.",
		stems: [
			"point-one-place-off",
			"ignored-the-point",
			"kept-places-of-one-factor",
			"point-misplaced",
			"point-too-far-right",
			"moved-one-point-only",
		],
	},
	{
		id: "percent-as-number",
		child_does: "sometimes use a percentage as if it were a plain number",
		parent_does: "uses a percentage as if it were a plain number",
		helps: "Ask “20% of what?” at a price tag, and work out 10% of it first.",
		stems: ["percent-as-number", "subtracted-the-percent", "added-the-percent", "took-percent-as-answer"],
	},
	{
		id: "adds-where-it-multiplies",
		child_does: "sometimes add where things grow by a factor",
		parent_does: "adds the same amount where lengths or amounts grow by a factor",
		helps: "Double a recipe together: each ingredient is doubled, not made larger by the same cup.",
		stems: ["additive-comparison", "added-the-factor", "added-the-same-to-both"],
	},
];

const OF_SHAPES: readonly Procedure[] = [
	{
		id: "perimeter-for-area",
		child_does: "sometimes give the distance around for the area",
		parent_does: "works out the perimeter when the area is asked for",
		helps: "Tile a tray with sticky notes for the area, and run a string around it for the perimeter.",
		stems: ["perimeter", "mixed-area-with-perimeter"],
	},
	{
		id: "area-for-perimeter",
		child_does: "sometimes give the area for the distance around",
		parent_does: "works out the area when the perimeter is asked for",
		helps: "Walk around a rug for the perimeter, and count the tiles it covers for the area.",
		stems: ["area-for-perimeter"],
	},
	{
		id: "two-sides-of-four",
		child_does: "sometimes add only two of the sides",
		parent_does: "adds only two sides of a rectangle for its perimeter",
		helps: "Trace the whole border with a finger, and write a length at each side before adding.",
		stems: ["added-only-the-told-sides", "half-the-perimeter"],
	},
	{
		id: "forgets-the-half",
		child_does: "sometimes forget to take half",
		parent_does: "leaves out the half in the area of a triangle or trapezoid",
		helps: "Cut a sheet of paper from corner to corner: each triangle is half of the rectangle.",
		stems: ["forgot-the-half"],
	},
	{
		id: "mixes-radius-and-diameter",
		child_does: "sometimes mix up the radius and the diameter",
		parent_does: "uses the diameter of a circle as its radius",
		helps: "Draw on a plate: the radius goes to the middle, the diameter goes all the way across.",
		stems: ["used-the-diameter-as-radius", "uses-diameter-for-radius"],
	},
	{
		id: "forgets-the-root",
		child_does: "sometimes stop early and forget the root",
		parent_does: "stops at the square or cube of a length and does not take the root",
		helps: "Ask for each result whether it is a length or its square.",
		stems: ["forgot-the-root"],
	},
	{
		id: "half-for-root",
		child_does: "sometimes take half where it takes the root",
		parent_does: "takes half of a number for its square root",
		helps:
			"Check with a square: the side times itself must give the number. 8 × 8 is 64, and 32 × 32 is not.",
		stems: ["halves-instead-of-root"],
	},
	{
		id: "full-turn-for-half-turn",
		child_does: "sometimes use 360 where it takes 180",
		parent_does: "uses 360 degrees where angles make a half turn of 180",
		helps: "Lay a ruler along the angles: a straight line is a half turn.",
		stems: ["used-360", "took-from-360"],
	},
	{
		id: "swaps-coordinates",
		child_does: "sometimes swap the two numbers of a point",
		parent_does: "swaps the two coordinates of a point",
		helps: "Say “along the hall, then up the stairs” for each point.",
		stems: ["swapped-coordinates", "swapped-the-coordinates"],
	},
];

const OF_ALGEBRA: readonly Procedure[] = [
	{
		id: "base-times-exponent",
		child_does: "sometimes multiply by the little number above",
		parent_does: "multiplies by the exponent instead of using it as the number of factors",
		helps: "Write powers out: 2⁴ is 2 × 2 × 2 × 2, four twos, not 2 × 4.",
		stems: ["base-times-exponent", "doubled-instead-of-squared"],
	},
	{
		id: "multiplies-exponents",
		child_does: "sometimes multiply exponents that are added",
		parent_does: "multiplies exponents where they have to be added",
		helps: "Write x² · x³ out as five factors and count them.",
		stems: ["multiplies-exponents-in-a-product"],
	},
	{
		id: "divides-exponents",
		child_does: "sometimes divide exponents that are subtracted",
		parent_does: "divides exponents where they have to be subtracted",
		helps: "Write x⁶ over x² out, and cross out the factors that are on both sides.",
		stems: ["divides-exponents"],
	},
	{
		id: "first-term-only",
		child_does: "sometimes multiply or divide only the first part",
		parent_does: "multiplies or divides only the first term of an expression",
		helps: "Draw an arrow from the number in front to each term inside before multiplying.",
		stems: [
			"distributed-to-the-first-term-only",
			"distributes-the-sign-to-the-first-term-only",
			"factored-one-term-only",
		],
	},
	{
		id: "combines-unlike-terms",
		child_does: "sometimes add letters and plain numbers together",
		parent_does: "adds terms with a letter and plain numbers together",
		helps: "Let x be a closed bag of marbles: 3 bags and 2 marbles are not 5 bags.",
		stems: ["combined-unlike-terms"],
	},
	{
		id: "does-not-divide-at-the-end",
		child_does: "sometimes stop before the last division",
		parent_does: "stops one step early, before the last division",
		helps: "Put the answer back into the question: does it come out right?",
		stems: ["did-not-divide"],
	},
	{
		id: "undoes-a-factor-by-subtracting",
		child_does: "sometimes subtract a factor where it takes dividing",
		parent_does: "subtracts a factor instead of dividing by it",
		helps: "Ask what is done to the letter, and what undoes it: times 3 is undone by dividing by 3.",
		stems: ["subtracted-the-factor"],
	},
	{
		id: "loses-a-sign",
		child_does: "sometimes lose a minus sign",
		parent_does: "loses a minus sign along the way",
		helps: "Circle each minus sign together with its number before the first step.",
		stems: [
			"lost-a-sign",
			"lost-a-sign-of-the-first",
			"lost-a-sign-of-the-second",
			"lost-sign-of-the-constant",
			"dropped-the-sign",
			"lost-the-sign",
		],
	},
	{
		id: "run-over-rise",
		child_does: "sometimes divide the run by the rise",
		parent_does: "divides across by up, instead of up by across, for a slope",
		helps: "Compare a steep and a flat stair: the steep one must get the larger number.",
		stems: ["run-over-rise"],
	},
];

/** Every procedure shared by several skills; every other known mistake is a procedure of its own skill. */
export const PROCEDURES: readonly Procedure[] = [...OF_NUMBERS, ...OF_FRACTIONS, ...OF_SHAPES, ...OF_ALGEBRA];
