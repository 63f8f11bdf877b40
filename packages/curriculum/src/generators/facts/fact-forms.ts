import { ask, askFor, boxed, NAMES, slip, whole } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { type Situation, signOf, storyOf } from "../stories/situations.ts";
import { formulaOf, resultOf, type Sum } from "../whole-numbers/sums/sums.ts";

interface Facts {
	sign: Sum["sign"];
	/** Of the whole. */
	least: number;
	most: number;
}

/** Facts of two one-digit numbers and their whole. */
function factOf(random: Random, { sign, least, most }: Facts): Sum {
	const total = random.integer(least, most);
	const part = random.integer(Math.max(1, total - 9), Math.min(9, total - 1));
	return sign === "+" ? { a: part, b: total - part, sign } : { a: total, b: part, sign };
}

/** From one number to another in steps of one: "9, 10, 11". */
function counted(from: number, to: number): string {
	const step = Math.sign(to - from);
	return Array.from({ length: Math.abs(to - from) }, (_, at) => from + step * (at + 1)).join(", ");
}

function helpOf({ a, b, sign }: Sum): Pick<Draft, "hints" | "steps"> {
	const result = resultOf({ a, b, sign });
	if (sign === "-")
		return {
			hints: [
				"Think of addition. You know the whole and one part.",
				`Which number and ${b} make ${a}?`,
				`Count up from ${b} to ${a}. How many steps is that?`,
			],
			steps: [`Which number and ${b} make ${a}?`, `$${result} + ${b} = ${a}$, so $${a} - ${b} = ${result}$.`],
		};
	const [large, small] = [Math.max(a, b), Math.min(a, b)];
	const crosses = result > 10 && large < 10;
	const need = 10 - large;
	return {
		hints: [
			"You can start with the larger number.",
			crosses
				? `How many does ${large} need to make 10? Take them from ${small}.`
				: `Start at ${large}. Count on ${small}.`,
			crosses ? "What is left of the smaller number? Add it to 10." : `The first step is ${large + 1}.`,
		],
		steps: crosses
			? [
					`Make 10 first: $${large} + ${need} = 10$.`,
					`Then add what is left of ${small}: $10 + ${small - need} = ${result}$.`,
					`So $${a} + ${b} = ${result}$.`,
				]
			: [`Count on from ${large}: ${counted(large, result)}.`, `So $${a} + ${b} = ${result}$.`],
	};
}

function draftOf(fact: Sum, prompt: string): Draft {
	const { a, b, sign } = fact;
	const result = resultOf(fact);
	const crosses = Math.max(a, result) > 10;
	const [off, other] = sign === "+" ? [result - 1, Math.abs(a - b)] : [result + 1, a + b];
	return {
		...helpOf(fact),
		prompt,
		task: `$${formulaOf(fact)}$`,
		right: whole(result),
		wrong: [
			[slip.countedTheStartAgain, whole(off)],
			[sign === "+" ? slip.subtractedInstead : slip.addedInstead, whole(other)],
			crosses && [slip.stoppedAtTen, whole(10)],
			(sign === "+" || result > 1) && [slip.wentOneStepTooFar, whole(sign === "+" ? result + 1 : result - 1)],
		],
		jumps: { from: 0, to: 20, start: a, short: 1, long: 5 },
	};
}

export const bareFact =
	(facts: Facts): Form =>
	(random) => {
		const fact = factOf(random, facts);
		return draftOf(fact, askFor(random, `$${formulaOf(fact)}$`));
	};

export const factInJumps =
	(facts: Facts): Form =>
	(random) => {
		const fact = factOf(random, facts);
		const prompt = random.pick([
			`Jump along the number line to find $${formulaOf(fact)}$.`,
			`Start at ${fact.a} and jump. Where does $${formulaOf(fact)}$ end?`,
			`${random.pick(NAMES)} jumps from ${fact.a} to find $${formulaOf(fact)}$. Where does the last jump land?`,
		]);
		return draftOf(fact, prompt);
	};

export const factStory =
	(situations: readonly Situation[], facts: Omit<Facts, "sign">): Form =>
	(random) => {
		const situation = random.pick(situations);
		const fact = factOf(random, { ...facts, sign: signOf(situation) });
		const draft = draftOf(fact, storyOf(random, situation, fact));
		const isOne = fact.a === 1 || fact.b === 1;
		return isOne ? undefined : draft;
	};

/** By making a ten, in two boxes. */
export const overTen = ask.stepwise((random) => {
	const fact = factOf(random, { sign: "+", least: 11, most: 18 });
	const { a, b } = fact;
	const [large, small, sum] = [Math.max(a, b), Math.min(a, b), a + b];
	return {
		...helpOf(fact),
		prompt: `${random.pick([
			`Make a ten to find $${a} + ${b}$.`,
			`${random.pick(NAMES)} makes a ten on the way.`,
			"Fill in the boxes. The ten comes first.",
		])}\n\n$${a} + ${b} = 10 +$ [[rest]]\n\n$${a} + ${b} =$ [[sum]]`,
		boxes: {
			rest: boxed(
				whole(sum - 10),
				[slip.keptTheWholeAddend, whole(small)],
				[slip.wroteWhatMakesTen, whole(10 - large)],
			),
			sum: boxed(whole(sum), [slip.stoppedAtTen, whole(10)], [slip.countedTheStartAgain, whole(sum - 1)]),
		},
	};
});

/** A double, and the fact beside it. */
export const nearDouble = ask.stepwise((random) => {
	const small = random.integer(3, 9);
	const [a, b] = random.shuffle([small, small + 1]) as [number, number];
	const double = 2 * small;
	return {
		prompt: `${random.pick([
			"Use the double to find the other sum.",
			`${random.pick(NAMES)} knows the doubles. They help with other sums.`,
			"Find the double first. Then find the sum below.",
		])}\n\n$${small} + ${small} =$ [[double]]\n\n$${a} + ${b} =$ [[sum]]`,
		hints: [
			"A double has the same number twice.",
			`Compare ${small + 1} with ${small}. It is one more.`,
			"The second sum is one more than the double.",
		],
		steps: [
			`The double: $${small} + ${small} = ${double}$.`,
			`One more: $${a} + ${b} = ${double} + 1 = ${double + 1}$.`,
		],
		boxes: {
			double: boxed(whole(double), [slip.wentOneStepTooFar, whole(double + 1)]),
			sum: boxed(
				whole(double + 1),
				[slip.forgotTheOneMore, whole(double)],
				[slip.wentOneStepTooFar, whole(double + 2)],
			),
		},
	};
});

/** Both subtractions that belong to an addition. */
export const factFamily = ask.stepwise((random) => {
	const { a, b } = factOf(random, { sign: "+", least: 9, most: 18 });
	if (a === b || a === 1 || b === 1) return undefined;
	const sum = a + b;
	return {
		prompt: `${random.pick([
			`$${a} + ${b} = ${sum}$. Use it to find both answers.`,
			`${random.pick(NAMES)} knows that $${a} + ${b} = ${sum}$. It helps with two more facts.`,
			`These facts belong to $${a} + ${b} = ${sum}$. Fill in the boxes.`,
		])}\n\n$${sum} - ${a} =$ [[one]]\n\n$${sum} - ${b} =$ [[other]]`,
		hints: [
			`The whole is ${sum}. It has two parts.`,
			`The parts are ${a} and ${b}.`,
			"Take one part away. The other part is left.",
		],
		steps: [
			`The whole is ${sum}. Its parts are ${a} and ${b}.`,
			`Take ${a} away: $${sum} - ${a} = ${b}$.`,
			`Take ${b} away: $${sum} - ${b} = ${a}$.`,
		],
		boxes: {
			one: boxed(whole(b), [slip.wroteThePartTaken, whole(a)], [slip.addedInstead, whole(sum + a)]),
			other: boxed(whole(a), [slip.wroteThePartTaken, whole(b)], [slip.gaveTheWholeAgain, whole(sum)]),
		},
	};
});
