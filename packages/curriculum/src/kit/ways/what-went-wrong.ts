import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Draft, Form, Wrong } from "../draft.ts";
import { inOwnWords } from "../questions/in-own-words.ts";
import { NAMES } from "../words.ts";
import { optionId, tellableWrong } from "./common.ts";

/** What is not a number or a formula is not repeated: "compare with linear". */
const compareWith = (name: string, shown: string) =>
	`Work it out yourself first. Then compare with ${/[\\d$]/.test(shown) ? shown : `${name}’s answer`}.`;

const PROMPTS = [
	(name: string, task: string, value: string) =>
		`${name} says that ${task} is ${value}. What did ${name} do?`,
	(name: string, task: string, value: string) =>
		`For ${task.replace(/,$/, "")}, ${name} wrote ${value}. That is not right. What went wrong?`,
	(name: string, task: string, value: string) =>
		`${name}’s answer for ${task.replace(/,$/, "")} is ${value}. It is not right. Which mistake led to it?`,
] as const;

/** SELECT_ONE: someone's wrong answer, and which of the wrong procedures led to it. */
export function whatWentWrong(form: Form): Way {
	return (random) => {
		const draft = form(random);
		if (draft?.task === undefined) return undefined;
		const known = tellableWrong(draft).filter(([{ did }]) => did !== undefined);
		return known.length < 3 ? undefined : askWhatWentWrong(random, draft, known.slice(0, 4));
	};
}

function askWhatWentWrong(random: Random, draft: Draft, known: readonly Wrong[]) {
	const name = random.pick(NAMES);
	const shuffled = random.shuffle(known);
	const [slip, value] = random.pick(known);
	const sentence = (did = "") => `${name} ${did}.`;
	return {
		prompt: random.pick(PROMPTS)(name, draft.task ?? "", value.shown),
		hints: [
			draft.hints[0],
			compareWith(name, value.shown),
			`Try each of the mistakes with these numbers. Which one gives ${value.shown}?`,
		],
		explanation: `${sentence(slip.did)} That gives ${value.shown}.\n\n${draft.steps.join("\n\n")}`,
		question_type: "SELECT_ONE" as const,
		answer_type: "STRING" as const,
		options: shuffled.map(([{ did }], at) => ({ id: optionId(at), label: sentence(did) })),
		key: { option_id: optionId(shuffled.findIndex(([{ id }]) => id === slip.id)) },
		known_mistakes: shuffled.flatMap(([{ id }, other], at) =>
			id === slip.id
				? []
				: [{ id: `blamed-${id}`, answer: optionId(at), feedback: `That would give ${other.shown}.` }],
		),
	};
}

/** VERIFY_WITH_LLM: what someone did wrong, in the student's own words, and what is right. */
export function explainTheMistake(form: Form): Way {
	return (random) => {
		const draft = form(random);
		if (draft?.task === undefined) return undefined;
		const known = tellableWrong(draft).filter(([{ did }]) => did !== undefined);
		return known.length === 0 ? undefined : askToExplain(random, draft, random.pick(known));
	};
}

/** Only a number has equal ones. */
const equalOf = (entry: string) =>
	/^[-−\d.,/ ]+$/.test(entry) ? "an equal number" : "the same in other words";

function askToExplain(
	random: Random,
	{ task, right, steps, hints, equal = equalOf(right.entry) }: Draft,
	[slip, value]: Wrong,
) {
	const name = random.pick(NAMES);
	return inOwnWords({
		prompt: `${name} says that ${task} is ${value.shown}. Explain what ${name} did wrong, and find the right answer.`,
		hints: [hints[0], compareWith(name, value.shown), hints[1]],
		explanation: `${name} ${slip.did}.\n\n${steps.join("\n\n")}`,
		rubric: {
			mistake: `Says that ${name} ${slip.did}, in any words.`,
			answer: `Says that the right answer is ${right.entry}, or ${equal}.`,
		},
		sample_answer: `${name} ${slip.did}. ${steps.at(-1) ?? ""}`,
	});
}
