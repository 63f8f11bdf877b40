import type { MatchQuestion } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Draft, Form, Wrong } from "../draft.ts";
import { matchPairs } from "../questions/match-pairs.ts";
import { differ } from "../value.ts";
import { startLarge } from "../words.ts";
import { tellableWrong, tellsTooMuch } from "./common.ts";
import { hintForOne } from "../hints.ts";

/** More draws than a few different drafts need. */
const MAX_DRAWS = 60;

const PROMPTS = [
	(noun: string, value: string) => `Match each ${noun} with its ${value}.`,
	(noun: string, value: string) => `Which ${value} ${goes(value)} with each ${noun}?`,
	(noun: string, value: string) =>
		`Find the ${value} ${belongs(noun, value)} each ${noun}. One answer is left over.`,
] as const;

/** Values that a thing has, rather than goes with: "the area of each shape". */
const OWN_VALUES = ["value", "measure", "volume", "area", "perimeter", "solution", "result", "simplest form"];

/** "the value of each sum", but "the value for each list": the list's task names the value, such as its median. */
const belongs = (noun: string, value: string) =>
	OWN_VALUES.includes(value) && noun !== "list" ? "of" : "for";

/** "numbers of minutes" and "words" go with a noun, "number of minutes" goes. */
const goes = (value: string) => (/[^s]s$/.test(value) && !value.includes(" of ") ? "go" : "goes");

/** "pair" for "pair of points". */
const oneOf = (noun: string) => noun.replace(/ of .*/, "");

/** The nouns for a task and its value: "expression", or "expression" and "simplest form". */
type Nouns = string | readonly [task: string, value: string];

/** MATCH_THE_FOLLOWING: several tasks of a form and their values, and one value from a wrong procedure. */
export function matched(form: Form, nouns: Nouns, count = 3): Way {
	return (random) => {
		const drafts = drawSeveral(random, form, count);
		if (!drafts?.every(({ task }) => task !== undefined)) return undefined;
		const extra = extraOf(drafts);
		const [noun, value] = typeof nouns === "string" ? [nouns, "value"] : nouns;
		return extra && matchQuestion(random, { drafts, extra, noun, value });
	};
}

/** That many drafts with distinct tasks and values; undefined if there are not enough. */
export function drawSeveral(random: Random, form: Form, count: number): Draft[] | undefined {
	const drafts: Draft[] = [];
	for (let draw = 0; draw < MAX_DRAWS && drafts.length < count; draw += 1) {
		const draft = form(random);
		if (draft === undefined) continue;
		const isNew = ({ right, task, alike }: Draft) =>
			(task === undefined || task !== draft.task) &&
			(alike === undefined || alike !== draft.alike) &&
			differ(right, draft.right);
		if (drafts.every(isNew)) drafts.push(draft);
	}
	return drafts.length === count ? drafts : undefined;
}

interface Extra {
	at: number;
	wrong: Wrong;
}

/** The first wrong value that is right for none of the tasks. */
function extraOf(drafts: readonly Draft[]): Extra | undefined {
	for (const [at, draft] of drafts.entries()) {
		const wrong = tellableWrong(draft).find(([, value]) => drafts.every(({ right }) => differ(value, right)));
		if (wrong !== undefined) return { at, wrong };
	}
	return undefined;
}

function matchQuestion(
	random: Random,
	{ drafts, extra, noun, value }: { drafts: readonly Draft[]; extra: Extra; noun: string; value: string },
): MatchQuestion | undefined {
	// A hint with its numbers must not be the answer.
	const first = drafts.find((draft) => !tellsTooMuch(draft));
	if (first === undefined) return undefined;
	return matchPairs(
		random,
		{
			prompt: random.pick(PROMPTS)(noun, value),
			hints: [
				hintForOne(
					first.task,
					first.hints[0],
					drafts.flatMap(({ task }) => task ?? []),
				),
				first.hints[1],
				`${first.hints[2]} Then move on to the next ${oneOf(noun)}.`,
			],
			explanation: explained(drafts, first, value),
		},
		{
			pairs: drafts.map(({ task = "", right }) => [startLarge(task), right.shown]),
			extras: [extra.wrong[1].shown],
			mistakes: [[extra.wrong[0].id, extra.at, drafts.length, extra.wrong[0].feedback]],
		},
	);
}

/** How a pair is found, worked on one of them, and then all pairs. */
function explained(drafts: readonly Draft[], first: Draft, value: string): string {
	const pairs = drafts.map(
		({ task = "", right }) => `${startLarge(task)}${/(?<!\bin)[.?]$/.test(task) ? "" : ":"} ${right.shown}.`,
	);
	return [
		`Take one at a time. Find its ${value}, then look for it among the answers.`,
		`For example: ${startLarge(first.task ?? "")}`,
		...first.steps,
		"All the pairs:",
		...pairs,
	].join("\n\n");
}
