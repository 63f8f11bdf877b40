import { baseTenBlocks } from "../../../figures/numbers/base-ten-blocks.ts";
import { pairsOfDots } from "../../../figures/numbers/dots.ts";
import { emptyLine } from "../../../figures/lines/empty-line.ts";
import { box, boxFrame, growingBoxes, growingColumns, type Idea, type IdeaFrame } from "../idea.ts";

/** A number as blocks; each count is a digit or, before a trade, more than nine. */
function blocks(text: string, hundreds: number, tens: number, ones: number): IdeaFrame {
	const alt = `Blocks: ${hundreds > 0 ? `${count(hundreds, "hundred")}, ` : ""}${count(tens, "ten")} and ${count(ones, "one")}.`;
	return { text, figure: { svg: baseTenBlocks({ hundreds, tens, ones }), alt } };
}

function count(number: number, place: string): string {
	return `${number} ${place}${number === 1 ? "" : "s"}`;
}

/** Tens to tens and ones to ones; ten ones make a new ten. */
export const tenOnesMakeATen: Idea = (random) => {
	const [tens, ones] = [random.integer(2, 3), random.integer(6, 8)];
	const [more_tens, more_ones] = [random.integer(2, 4), random.integer(5, 8)];
	const [first, second] = [10 * tens + ones, 10 * more_tens + more_ones];
	const all = ones + more_ones;
	return [
		blocks(`$${first} + ${second}$: ${first} is ${tens} tens and ${ones} ones.`, 0, tens, ones),
		blocks(`Add ${second}: tens to tens, ones to ones. There are ${all} ones now.`, 0, tens + more_tens, all),
		blocks(
			`Trade 10 ones for 1 ten: $${first} + ${second} = ${first + second}$.`,
			0,
			tens + more_tens + 1,
			all - 10,
		),
	];
};

/** The same trade one place to the left. */
export const tenTensMakeAHundred: Idea = (random) => {
	const [tens, ones] = [random.integer(6, 8), random.integer(1, 4)];
	const [more_tens, more_ones] = [random.integer(5, 7), random.integer(1, 5)];
	const [first, second] = [100 + 10 * tens + ones, 10 * more_tens + more_ones];
	const all = tens + more_tens;
	return [
		blocks(
			`$${first} + ${second}$: ${first} is 1 hundred, ${tens} tens and ${count(ones, "one")}.`,
			1,
			tens,
			ones,
		),
		blocks(`Add ${second}: tens to tens, ones to ones. There are ${all} tens now.`, 1, all, ones + more_ones),
		blocks(
			`Trade 10 tens for 1 hundred: $${first} + ${second} = ${first + second}$.`,
			2,
			all - 10,
			ones + more_ones,
		),
	];
};

/** Not enough ones: a ten is traded before they are taken away. */
export const tradeATen: Idea = (random) => {
	const [tens, ones] = [random.integer(4, 6), random.integer(1, 4)];
	const [fewer_tens, fewer_ones] = [random.integer(1, 2), random.integer(5, 8)];
	const [first, second] = [10 * tens + ones, 10 * fewer_tens + fewer_ones];
	return [
		blocks(
			`$${first} - ${second}$: you have ${count(ones, "one")}, but you need to take away ${fewer_ones}.`,
			0,
			tens,
			ones,
		),
		blocks(`Trade 1 ten for 10 ones: ${tens - 1} tens and ${ones + 10} ones.`, 0, tens - 1, ones + 10),
		blocks(
			`Now take away ${count(fewer_tens, "ten")} and ${fewer_ones} ones: $${first} - ${second} = ${first - second}$.`,
			0,
			tens - 1 - fewer_tens,
			ones + 10 - fewer_ones,
		),
	];
};

/** Taken away in parts, hundreds first; where there are not enough tens, a hundred is traded. */
export const tradeAHundred: Idea = (random) => {
	const [tens, ones] = [random.integer(1, 3), random.integer(4, 6)];
	const [fewer_tens, fewer_ones] = [random.integer(5, 8), random.integer(1, 3)];
	const [first, second] = [300 + 10 * tens + ones, 100 + 10 * fewer_tens + fewer_ones];
	const [after_hundreds, after_tens] = [first - 100, first - 100 - 10 * fewer_tens];
	const left = tens + 10 - fewer_tens;
	return [
		blocks(
			`$${first} - ${second}$: take away in parts. First 100, which leaves ${after_hundreds}.`,
			2,
			tens,
			ones,
		),
		blocks(
			`Then ${fewer_tens} tens, but you have only ${tens}. Trade 1 hundred for 10 tens.`,
			1,
			tens + 10,
			ones,
		),
		blocks(
			`Now take away ${10 * fewer_tens}: $${after_hundreds} - ${10 * fewer_tens} = ${after_tens}$.`,
			1,
			left,
			ones,
		),
		blocks(
			`Then ${fewer_ones}: $${after_tens} - ${fewer_ones} = ${first - second}$. So $${first} - ${second} = ${first - second}$.`,
			1,
			left,
			ones - fewer_ones,
		),
	];
};

/** Written addition from the right, with a ten that is carried. */
export const carryATen: Idea = (random) => {
	const [hundreds, tens, ones] = [random.integer(2, 4), random.integer(1, 4), random.integer(5, 8)];
	const [more_hundreds, more_tens, more_ones] = [
		random.integer(1, 4),
		random.integer(1, 4),
		random.integer(5, 8),
	];
	const [first, second] = [
		100 * hundreds + 10 * tens + ones,
		100 * more_hundreds + 10 * more_tens + more_ones,
	];
	const all = ones + more_ones;
	return growingColumns(
		[`${first}`, `${second}`, `${first + second}`],
		[
			`$${first} + ${second}$: write ones under ones, tens under tens, hundreds under hundreds.`,
			`Ones: $${ones} + ${more_ones} = ${all}$. Write ${all - 10} and carry 1 ten.`,
			`Tens, with the one you carried: $${tens} + ${more_tens} + 1 = ${tens + more_tens + 1}$.`,
			`Hundreds: $${hundreds} + ${more_hundreds} = ${hundreds + more_hundreds}$.`,
		],
	);
};

/** Several numbers: tens with tens, and ones with ones, where two that make ten go first. */
export const tensThenOnes: Idea = (random) => {
	const [ones, other] = [random.integer(2, 4), random.integer(5, 7)];
	const tens = [10 * random.integer(1, 2), 10 * random.integer(1, 2), 10];
	const all = tens.reduce((sum, each) => sum + each, 0);
	const list = [ones, other, 10 - ones];
	const numbers = tens.map((each, at) => each + (list[at] ?? 0));
	const row = (texts: readonly (number | string)[], color: "sky" | "gold") =>
		texts.map((text) => box(`${text}`, color, 2));
	return [
		boxFrame(`$${numbers.join(" + ")}$: split each number into tens and ones.`, [
			row(tens, "sky"),
			row(list, "gold"),
		]),
		boxFrame(`Tens: $${tens.join(" + ")} = ${all}$.`, [[box(`${all}`, "sky", 6)], row(list, "gold")]),
		boxFrame(`Ones: ${ones} and ${10 - ones} make 10, and ${other} more are ${10 + other}.`, [
			[box(`${all}`, "sky", 6)],
			[box("10", "gold", 4), box(`${other}`, "gold", 2)],
		]),
		boxFrame(`Together: $${all} + ${10 + other} = ${all + 10 + other}$.`, [
			[box(`${all + 10 + other}`, "mint", 6)],
		]),
	];
};

/** Jumps of the same length. */
export const sameJumpAgain: Idea = (random) => {
	const step = random.pick([5, 10, 100]);
	const start = step * random.integer(3, 6);
	const stops = [0, 1, 2, 3].map((at) => start + at * step);
	const texts = [
		`From ${stops[0]} to ${stops[1]} is a jump of ${step}.`,
		`The next jump is ${step}, too: $${stops[1]} + ${step} = ${stops[2]}$.`,
		`Keep jumping by ${step}: ${stops.join(", ")}.`,
	];
	return texts.map((text, at) => jumpFrame(text, stops, at + 1, `+${step}`));
};

/** Forward to add, back to subtract. */
export const forwardAndBack: Idea = (random) => {
	const [start, by] = [random.integer(11, 14), random.integer(3, 6)];
	return [
		jumpFrame(
			`Adding jumps to the right: from ${start}, ${by} more is ${start + by}.`,
			[start, start + by],
			1,
			`+${by}`,
		),
		jumpFrame(
			`Subtracting jumps to the left: from ${start}, ${by} less is ${start - by}.`,
			[start, start - by],
			1,
			`−${by}`,
		),
	];
};

function jumpFrame(text: string, stops: readonly number[], jumps: number, name: string): IdeaFrame {
	const shown = stops.slice(0, jumps + 1);
	return {
		text,
		figure: {
			svg: emptyLine({
				ends: [Math.min(...stops), Math.max(...stops)],
				stops: shown,
				names: shown.slice(1).map(() => name),
			}),
			alt: `A number line with jumps from ${shown.join(" to ")}.`,
		},
	};
}

/** Dots in pairs, with none or one left over. */
export const pairsOrOneLeft: Idea = (random) => {
	const pairs = random.integer(3, 5);
	return [
		{
			text: `${2 * pairs} dots make ${pairs} pairs with none left over. ${2 * pairs} is even: $${pairs} + ${pairs} = ${2 * pairs}$.`,
			figure: { svg: pairsOfDots(2 * pairs, "sky"), alt: `${pairs} pairs of dots.` },
		},
		{
			text: `One more dot has no partner. ${2 * pairs + 1} is odd.`,
			figure: { svg: pairsOfDots(2 * pairs + 1, "sky"), alt: `${pairs} pairs of dots and one single dot.` },
		},
	];
};

/** Two parts make a whole: the missing one is the difference. */
export const partsMakeAWhole: Idea = (random) => {
	const [part, other] = [random.integer(8, 12), random.integer(4, 7)];
	const whole = part + other;
	const top = [box(`${whole}`, "sky", whole)];
	return [
		boxFrame(`${whole} in all. One part is ${part}. How many are in the other part?`, [
			top,
			[box(`${part}`, "gold", part), box("?", null, other)],
		]),
		boxFrame(`Take the part you know from the whole: $${whole} - ${part} = ${other}$.`, [
			top,
			[box(`${part}`, "gold", part), box(`${other}`, "mint", other)],
		]),
		boxFrame(`Check: both parts make the whole. $${part} + ${other} = ${whole}$.`, [
			top,
			[box(`${part}`, "mint", part), box(`${other}`, "mint", other)],
		]),
	];
};

/** A story with two changes, one row for each. */
export const oneChangeAtATime: Idea = (random) => {
	const [start, away, more] = [random.integer(12, 16), random.integer(3, 5), random.integer(6, 8)];
	const left = start - away;
	return growingBoxes([
		[`At first there are ${start}.`, [box(`${start}`, "sky", start)]],
		[
			`${away} go away. That’s the first step: $${start} - ${away} = ${left}$.`,
			[box(`${left}`, "sky", left), box(`−${away}`, null, away)],
		],
		[
			`${more} come. Go on from ${left}: $${left} + ${more} = ${left + more}$.`,
			[box(`${left}`, "sky", left), box(`+${more}`, "mint", more)],
		],
	]);
};
