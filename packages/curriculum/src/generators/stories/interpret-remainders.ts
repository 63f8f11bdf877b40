import { ask, boxed, defineSkill, inOwnWords, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random, Range, Way } from "../../kit/index.ts";
import { REMAINDER_STORIES, type Use } from "./remainder-stories.ts";

interface Problem {
	use: Use;
	prompt: string;
	total: number;
	size: number;
	quotient: number;
	rest: number;
	answers: Readonly<Record<Use, number>>;
}

const USES = ["up", "down", "rest"] as const;
const WHY: Readonly<Record<Use, string>> = {
	up: "What is left over needs one more, so the quotient goes up by 1.",
	down: "What is left over isn’t enough for one more, so the remainder is dropped.",
	rest: "The question asks for what is left over, so the remainder is the answer.",
};

function draw(random: Random, uses: readonly Use[], quotients: Range): Problem {
	const [size, quotient, use] = [random.integer(3, 9), random.integer(...quotients), random.pick(uses)];
	const rest = random.integer(1, size - 1);
	const total = size * quotient + rest;
	const prompt = random.pick(REMAINDER_STORIES[use])(random.pick(NAMES), total, size);
	return { use, prompt, total, size, quotient, rest, answers: { up: quotient + 1, down: quotient, rest } };
}

const helpOf = ({
	use,
	total,
	size,
	quotient,
	rest,
	answers,
}: Problem): { hints: [string, string, string]; steps: string[] } => ({
	hints: [
		"Divide first. Is something left over?",
		`How many times does ${size} fit into ${total}?`,
		"What happens to the leftovers in this story? Do they need one more group, do you drop them, or are they the answer?",
	],
	steps: [
		`$${quotient} \\times ${size} = ${quotient * size}$, and one more ${size} is too many.`,
		`$${total} - ${quotient * size} = ${rest}$, so the quotient is ${quotient} and the remainder is ${rest}.`,
		WHY[use],
		`The answer is ${answers[use]}.`,
	],
});

const SLIPS = { up: slip.roundedTheQuotientUp, down: slip.droppedTheRest, rest: slip.gaveTheRemainder };

const answer =
	(uses: readonly Use[], quotients: Range): Form =>
	(random) => {
		const problem = draw(random, uses, quotients);
		const { use, answers } = problem;
		return {
			...helpOf(problem),
			prompt: problem.prompt,
			right: whole(answers[use]),
			wrong: [
				...USES.map((each) => each !== use && ([SLIPS[each], whole(answers[each])] as const)),
				[slip.quotientOneShort, whole(Math.max(1, answers[use] - 1))],
			],
		};
	};

/** What happens to the remainder. */
const happens =
	(quotients: Range): Form =>
	(random) => {
		const problem = draw(random, USES, quotients);
		const { use, total, size } = problem;
		return {
			...helpOf(problem),
			prompt: `${problem.prompt} ${random.pick([`What happens to the remainder of $${total} \\div ${size}$?`, "How do you use the remainder?"])}`,
			right: words(WHY[use]),
			wrong: USES.map((each) => each !== use && ([SLIPS[each], words(WHY[each])] as const)),
			order: USES.map((each) => WHY[each]),
		};
	};

const inSteps = (uses: readonly Use[], quotients: Range) =>
	ask.stepwise((random) => {
		const problem = draw(random, uses, quotients);
		const { use, total, size, quotient, rest, answers } = problem;
		return {
			...helpOf(problem),
			prompt: `${problem.prompt} ${random.pick([
				`$${total} \\div ${size}$ is [[quotient]] with a remainder of [[rest]]. The answer is [[answer]].`,
				`First divide: ${size} fits [[quotient]] times, and [[rest]] are left over. So the answer is [[answer]].`,
			])}`,
			boxes: {
				quotient: boxed(whole(quotient), [slip.quotientOneOver, whole(quotient + 1)]),
				rest: boxed(whole(rest), [slip.missingToTheNext, whole(size - rest)]),
				answer: {
					right: whole(answers[use]),
					wrong: USES.map((each) => each !== use && ([SLIPS[each], whole(answers[each])] as const)),
				},
			},
		};
	});

/** Someone used the remainder in a way that does not fit the story. */
const explain: Way = (random) => {
	const problem = draw(random, ["up", "down"], [5, 30]);
	const { use, prompt, answers } = problem;
	const wrong = random.pick(USES.filter((each) => each !== use));
	const name = random.pick(NAMES);
	const { hints, steps } = helpOf(problem);
	const { did } = SLIPS[wrong];
	return inOwnWords({
		prompt: `${prompt} ${name} divides and answers ${answers[wrong]}. Explain what ${name} did wrong, and find the right answer.`,
		hints,
		explanation: `${name} ${did}.\n\n${steps.join("\n\n")}`,
		rubric: {
			mistake: `Says that ${name} ${did}, or that this does not fit the story, in any words.`,
			answer: `Says that the right answer is ${answers[use]}.`,
		},
		sample_answer: `${name} ${did}. ${steps.join(" ")}`,
	});
};

// 1: how many are left over, or how many groups are full. 2: how many are needed for all. 3: any of them, with the division.
// 4: larger numbers, and what happens to the remainder. 5: reasons.
export const interpretRemainders = defineSkill("interpret-remainders", 14, {
	1: [
		ask.typed(answer(["rest", "down"], [3, 9])),
		inSteps(["rest", "down"], [3, 9]),
		ask.chosen(answer(["rest", "down"], [3, 9])),
	],
	2: [
		ask.typed(answer(["up", "down"], [4, 12])),
		ask.chosen(answer(["up", "down"], [4, 12])),
		inSteps(["up"], [4, 12]),
	],
	3: [ask.typed(answer(USES, [6, 20])), inSteps(USES, [6, 20]), ask.chosen(happens([6, 20]))],
	4: [
		ask.typed(answer(USES, [11, 40])),
		ask.chosen(answer(USES, [11, 40])),
		ask.chosen(happens([11, 40])),
		explain,
	],
	5: [explain, ask.chosen(happens([31, 99])), ask.typed(answer(USES, [31, 99])), inSteps(USES, [31, 99])],
});
