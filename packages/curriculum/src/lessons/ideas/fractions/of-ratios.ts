import { box, boxFrame, growingBoxes, growingLinePair, repeat, type Idea } from "../idea.ts";

/** One length in long and in short units. */
export function sameLength(pairs: readonly (readonly [long: string, short: string, each: number])[]): Idea {
	return (random) => {
		const [long, short, each] = random.pick(pairs);
		const count = each > 4 ? 1 : 3;
		const all = count * each;
		return growingBoxes([
			[
				`This is ${count === 1 ? `1 ${long}` : `${count} ${pluralOf(long)}`} long.`,
				repeat(count, long, "sky", each),
			],
			[
				`Each ${long} is as long as ${each} ${pluralOf(short)}. The smaller unit fits more often.`,
				repeat(all, all > 9 ? "" : short, "gold"),
			],
			[
				`So ${count === 1 ? `1 ${long}` : `${count} ${pluralOf(long)}`} and ${all} ${pluralOf(short)} are the same length.`,
				[box(`${all} ${pluralOf(short)}`, "mint", all)],
			],
		]);
	};
}

function pluralOf(unit: string): string {
	if (unit === "foot") return "feet";
	return unit.endsWith("inch") ? `${unit}es` : `${unit}s`;
}

/** What units look like in real life, each beside the one before. */
export const unitsInRealLife: Idea = () => {
	const foot = box("1 foot", "sky", 30);
	const meter = box("1 meter", "mint", 4);
	return [
		boxFrame("Picture something for each unit. A centimeter is about as wide as a fingertip.", [
			[box("1 cm", "gold")],
		]),
		boxFrame(
			"A foot is about as long as a sheet of paper: about 30 fingertips.",
			[repeat(30, "", "gold"), [foot]],
			"Each small box is 1 centimeter.",
		),
		boxFrame("A meter is one very big step: more than 3 feet.", [
			[foot, foot, foot],
			[box("1 meter", "mint", 100)],
		]),
		boxFrame("A kilometer is 1,000 big steps. You walk about 12 minutes.", [
			[meter, meter, meter, box("…", null, 2), meter],
			[box("1 kilometer", "coral", 18)],
		]),
	];
};

/** Two counts side by side, read in both orders. */
export const orderOfWords: Idea = (random) => {
	const [a, b] = [random.integer(2, 3), random.integer(4, 5)];
	const row = [...repeat(a, "cat", "sky"), ...repeat(b, "dog", "gold")];
	return [
		boxFrame(`There are ${a} cats and ${b} dogs.`, [row]),
		boxFrame(`Cats to dogs: cats come first, so it is ${a} to ${b}.`, [
			row,
			[box(`${a}`, "sky"), box("to", null), box(`${b}`, "gold")],
		]),
		boxFrame(`Dogs to cats: dogs come first, so it is ${b} to ${a}.`, [
			row,
			[box(`${b}`, "gold"), box("to", null), box(`${a}`, "sky")],
		]),
		boxFrame(`There are ${a + b} pets in all. Cats to all pets is ${a} to ${a + b}.`, [
			row,
			[box(`${a}`, "sky"), box("to", null), box(`${a + b}`, "mint")],
		]),
	];
};

/** Equal steps on two lines. */
export const equalStepsOnTwoLines: Idea = (random) => {
	const [a, b] = [random.integer(2, 4), random.integer(5, 9)];
	const marks = [0, 1, 2, 3];
	return growingLinePair({
		top: ["cups of flour", ...marks.map((at) => `${at * a}`)],
		bottom: ["pancakes", ...marks.map((at) => `${at * b}`)],
		texts: [
			`${a} cups of flour make ${b} pancakes.`,
			`Twice the flour makes twice the pancakes: ${2 * a} and ${2 * b}.`,
			`Both lines take equal steps. $\\dfrac{${a}}{${b}}$ and $\\dfrac{${3 * a}}{${3 * b}}$ are the same ratio.`,
		],
		shown: [2, 3, 4],
	});
};

/** From a part of a unit to one whole unit. */
export const upToOne: Idea = (random) => {
	const quarters = random.pick([1, 3, 5]);
	const each = [`${quarters}/4`, `${quarters}/2`];
	return growingLinePair({
		top: ["hours", "0", "1/2", "1"],
		bottom: ["miles", "0", ...each],
		texts: [
			`In $\\dfrac{1}{2}$ hour, a hiker walks $\\dfrac{${quarters}}{4}$ mile.`,
			`1 hour is two halves: twice as far, $\\dfrac{${quarters}}{2}$ mile. That is the unit rate.`,
		],
		shown: [2, 3],
	});
};

/** A drawing and what it shows, on two lines. */
export const drawingAndReal: Idea = (random) => {
	const each = random.integer(3, 9);
	return growingLinePair({
		top: ["centimeters on the drawing", "0", "1", "2", "3"],
		bottom: ["meters in real life", "0", `${each}`, `${2 * each}`, `${3 * each}`],
		texts: [
			`1 centimeter on the drawing is ${each} meters in real life.`,
			`2 centimeters are $2 \\times ${each} = ${2 * each}$ meters.`,
			`To get to real life, multiply by ${each}. To get back to the drawing, divide by ${each}.`,
		],
		shown: [2, 3, 4],
	});
};

/** A table with the same factor in every row. */
export const sameFactorInEveryRow: Idea = (random) => {
	const each = random.integer(3, 8);
	const hours = (count: number) => repeat(count, `${each}`, "sky");
	return growingBoxes([
		[`In one hour you earn ${each} dollars.`, hours(1)],
		[`In two hours you earn $${each} \\times 2 = ${each * 2}$ dollars.`, hours(2)],
		[`In four hours you earn $${each} \\times 4 = ${each * 4}$ dollars.`, hours(4)],
		[
			`In any number of hours $h$ you earn ${each} times $h$ dollars: $d = ${each}h$. Here $h$ and $d$ are numbers.`,
			[box(`${each}`, "gold"), box(`${each}`, "gold"), box("…", null), box(`${each}`, "gold")],
		],
	]);
};

/** A whole of ten equal parts of 10%; some are added or taken away. */
export function tenPercents(change: "more" | "less"): Idea {
	return (random) => {
		const [part, count] = [random.integer(3, 9), random.integer(1, 3)];
		const whole = 10 * part;
		const rest = change === "more" ? whole + count * part : whole - count * part;
		const tens = repeat(10, `${part}`, "sky");
		const changed =
			change === "more"
				? [...tens, ...repeat(count, `${part}`, "gold")]
				: [...repeat(10 - count, `${part}`, "sky"), ...repeat(count, "", null)];
		return [
			boxFrame(`The bar is 100%: ${whole} dollars.`, [[box(`${whole}`, "sky", 10)]]),
			boxFrame(`Cut it into 10 equal parts. Each is 10%: ${part} dollars.`, [
				[box(`${whole}`, "sky", 10)],
				tens,
			]),
			boxFrame(
				`${count}0% ${change} means ${count} ${count === 1 ? "part" : "parts"} ${change}: ${100 + (change === "more" ? 10 : -10) * count}%, which is ${rest} dollars.`,
				[[box(`${whole}`, "sky", 10)], changed],
			),
		];
	};
}

/** The same interest is added each year. */
export const yearByYear: Idea = (random) => {
	const each = random.integer(2, 6);
	const start = box("100", "sky", 4);
	const year = (count: number) => [start, ...repeat(count, `+${each}`, "gold")];
	return growingBoxes([
		["You put 100 dollars in the bank. This is the principal.", [start]],
		[`After 1 year the bank adds ${each}% of it: ${each} dollars.`, year(1)],
		[`Simple interest adds the same ${each} dollars again.`, year(2)],
		[`After 3 years: $100 + 3 \\times ${each} = ${100 + 3 * each}$ dollars.`, year(3)],
	]);
};

/** A whole with two known parts; the rest is what is asked for. */
export const partsOfAWhole: Idea = (random) => {
	const whole = random.pick([20, 40, 60]);
	const [half, tenth] = [whole / 2, whole / 10];
	return growingBoxes([
		[`The bar is the whole: ${whole}.`, [box(`${whole}`, "sky", 10)]],
		[`$\\dfrac{1}{2}$ of it is ${half}.`, [box(`${half}`, "gold", 5), box("?", null, 5)]],
		[
			`30% of the whole is $3 \\times ${tenth} = ${3 * tenth}$. It is 30% of the whole, not of the rest.`,
			[box(`${half}`, "gold", 5), box(`${3 * tenth}`, "coral", 3), box("?", null, 2)],
		],
		[
			`The rest is $${whole} - ${half} - ${3 * tenth} = ${whole - half - 3 * tenth}$.`,
			[box(`${half}`, "gold", 5), box(`${3 * tenth}`, "coral", 3), box(`${2 * tenth}`, "mint", 2)],
		],
	]);
};

/** A sample, repeated until it is as large as the whole group. */
export const sampleRepeated: Idea = (random) => {
	const [fit, other] = [random.integer(2, 4), random.integer(5, 6)];
	const size = fit + other;
	const sample = [box(`${fit} broken`, "coral", fit), box(`${other} fine`, "mint", other)];
	return [
		boxFrame(`A random sample: ${fit} of ${size} toys are broken.`, [sample]),
		boxFrame(`A second group of ${size} is likely to be about the same.`, [sample, sample]),
		boxFrame(
			`${4 * size} toys are 4 such groups: expect about $4 \\times ${fit} = ${4 * fit}$ broken ones.`,
			[sample, sample, sample, sample],
		),
	];
};
