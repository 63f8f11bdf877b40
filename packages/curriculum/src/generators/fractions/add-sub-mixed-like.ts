import { fillNumber } from "../../kit/fill-one.ts";
import { add, fraction, mixedEntry, mixedTex, subtract } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import { lowest } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

// 1: sums without a new whole. 2: differences without opening a whole. 3: sums with a new whole. 4: differences that open a whole. 5: from a whole number, or a mixed number missing.
export const addSubMixedLike = defineGenerator("add-sub-mixed-like", 2, (random, difficulty) => {
	const bottom = random.pick([4, 5, 6, 8, 10, 12] as const);
	const subtracts = difficulty === 2 || difficulty >= 4;
	const b_whole = random.integer(1, 4);
	const a_whole = subtracts ? b_whole + random.integer(1, 4) : random.integer(1, 5);
	const [a_top, b_top] = tops();
	const unreduced = (whole: number, top: number) =>
		top === 0 ? `${whole}` : `${whole}\\dfrac{${top}}{${bottom}}`;
	const a = fraction(a_whole, lowest(a_top, bottom));
	const b = fraction(b_whole, lowest(b_top, bottom));
	const result = subtracts ? subtract(a, b) : add(a, b);
	const formula = `${unreduced(a_whole, a_top)} ${subtracts ? "-" : "+"} ${unreduced(b_whole, b_top)}`;
	const name = random.pick(NAMES);
	const opens = subtracts && a_top < b_top;
	const carries = !subtracts && a_top + b_top >= bottom;
	const raw_top = subtracts ? a_top - b_top : a_top + b_top;
	const raw_whole = subtracts ? a_whole - b_whole : a_whole + b_whole;
	const plain = (whole: number, top: number) => mixedEntry(fraction(whole, lowest(top, bottom)));
	const step = opens
		? `Break up one whole of ${a_whole}: $${unreduced(a_whole - 1, a_top + bottom)} - ${unreduced(b_whole, b_top)}$.`
		: `Wholes: $${a_whole} ${subtracts ? "-" : "+"} ${b_whole} = ${raw_whole}$. Parts: $${a_top} ${subtracts ? "-" : "+"} ${b_top} = ${raw_top}$.${carries ? ` ${bottom} parts make a new whole.` : ""}`;
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		simplest: "optional",
		prompt: random.pick([`What is $${formula}$?`, `${name} works out $${formula}$. What is the result?`]),
		cta: "Write a mixed number like 2 3/4.",
		right: mixedEntry(result),
		hints: [
			"Work with the wholes and with the parts.",
			opens
				? "There are not enough parts. Break up a whole: how many parts does it have?"
				: carries
					? "Do the parts make a new whole? The bottom number tells how many it takes."
					: "The parts keep their size.",
		],
		explanation: `${step} The result is $${mixedTex(result)}$.`,
		mistakes: [
			[
				"smaller-from-larger-part",
				opens ? plain(raw_whole, b_top - a_top) : "",
				"It looks like the smaller part was taken from the larger one. Break up a whole instead.",
			],
			[
				"forgot-the-opened-whole",
				opens ? plain(raw_whole, a_top + bottom - b_top) : "",
				"A whole was broken up, so there is one less. It looks like it was still counted.",
			],
			[
				"forgot-the-new-whole",
				carries && raw_top > bottom ? plain(raw_whole, raw_top - bottom) : "",
				"The parts make a new whole. It looks like it was left out.",
			],
			[
				"added-denominators",
				subtracts ? "" : mixedEntry(fraction(raw_whole, lowest(raw_top, 2 * bottom))),
				"The bottoms were added, too. The parts do not change their size.",
			],
			[
				"worked-with-the-wholes-only",
				a_top > 0 && raw_top > 0 ? plain(raw_whole, a_top) : "",
				"The parts of the second number are missing.",
			],
			["other-operation", subtracts ? mixedEntry(add(a, b)) : "", "Look at the sign once more."],
		],
	});

	function tops(): [number, number] {
		const x = random.integer(1, bottom - 2);
		if (difficulty === 1) return [x, random.integer(1, bottom - 1 - x)];
		if (difficulty === 2) {
			const y = random.integer(2, bottom - 1);
			return [y, random.integer(1, y - 1)];
		}
		if (difficulty === 3) {
			const y = random.integer(2, bottom - 1);
			return [y, random.integer(bottom - y, bottom - 1)];
		}
		return level(difficulty, [
			[0, 0],
			[0, 0],
			[0, 0],
			[x, random.integer(x + 1, bottom - 1)],
			[random.oneIn(2) ? 0 : x, random.integer(x + 1, bottom - 1)],
		] as const) as [number, number];
	}
});
