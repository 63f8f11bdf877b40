import { type Draft, startLarge, whole } from "../../../kit/index.ts";
import { formulaOf, partsOf, resultOf, type Sum, wrongOf } from "./sums.ts";

/** Hints and steps place by place. */
function helpOf(sum: Sum): Pick<Draft, "hints" | "steps"> {
	return sum.sign === "+" ? helpAdding(sum) : helpSubtracting(sum);
}

const NAMES_OF_PLACES = ["hundreds", "tens", "ones"] as const;

function helpAdding({ a, b, sign }: Sum): Pick<Draft, "hints" | "steps"> {
	const result = resultOf({ a, b, sign });
	const [p, q] = [partsOf(a), partsOf(b)];
	const shown = NAMES_OF_PLACES.flatMap((place, at) => {
		const [one = 0, other = 0] = [p[at], q[at]];
		return one + other === 0 ? [] : [{ place, one, other, sum: one + other }];
	});
	const told = (one: number, other: number) => [one, other].filter((each) => each > 0).join(" + ");
	const parts = shown.map((each) => each.sum).join(" + ");
	const isSaid = parts === `${a} + ${b}` || parts === `${b} + ${a}`;
	const together = `Together: $${parts} = ${result}$.${isSaid ? "" : ` So $${a} + ${b} = ${result}$.`}`;
	const carries = (a % 10) + (b % 10) >= 10;
	return {
		hints: [
			`Add ${shown.length === 3 ? "hundreds to hundreds, " : ""}tens to tens, and ones to ones.`,
			`${shown.map(({ place, one, other }) => `The ${place}: $${told(one, other)}$.`).join(" ")}`,
			carries
				? "The ones make a new ten. Count it with the other tens."
				: `Put the ${shown.map(({ place }) => place).join(" and the ")} together.`,
		],
		steps: [
			...(shown.length === 1 ? [] : shown).map(
				({ place, one, other, sum }) =>
					`${startLarge(place)}: $${told(one, other)}${one === 0 || other === 0 ? "" : ` = ${sum}`}$.`,
			),
			shown.length === 1 ? `$${a} + ${b} = ${result}$.` : together,
		],
	};
}

function helpSubtracting({ a, b }: Sum): Pick<Draft, "hints" | "steps"> {
	const taken = partsOf(b).filter((part) => part > 0);
	let left = a;
	const steps = taken.map((part) => {
		const before = left;
		left -= part;
		return `$${before} - ${part} = ${left}$.`;
	});
	const trades = a % 10 < b % 10;
	return {
		hints: [
			a >= 100
				? "Are there enough ones and enough tens to take away from?"
				: "Are there enough ones to take away from?",
			trades
				? `${a % 10} ones are not enough to take away ${b % 10}. Trade one ten for ten ones.`.replace(
						/^1 ones are/,
						"1 one is",
					)
				: taken.length === 1
					? `Which digit of ${a} changes when you take away ${b}?`
					: `Take away one place after the other, beginning with $${a} - ${taken[0] ?? b}$.`,
			taken.length === 1
				? `You can also think of addition: which number and ${b} make ${a}?`
				: `You can also take away in parts: first ${taken.join(", then ")}.`,
		],
		steps: [
			...(taken.length === 1 ? [] : [`Take away in parts: ${taken.join(", then ")}.`]),
			...steps,
			`Check: $${a - b} + ${b} = ${a}$. So $${a} - ${b} = ${a - b}$.`,
		],
	};
}

export function draftOf(sum: Sum, prompt: string): Draft {
	return {
		...helpOf(sum),
		prompt,
		task: `$${formulaOf(sum)}$`,
		right: whole(resultOf(sum)),
		wrong: wrongOf(sum),
	};
}
