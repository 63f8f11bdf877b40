import type { Random } from "../../random/seeded-random.ts";
import { type Choice, chooseAll } from "../questions/choose-all.ts";
import type { Way } from "../define-skill.ts";
import type { Draft, Form } from "../draft.ts";
import { hintForOne } from "../hints.ts";
import { nameEach } from "../questions/name-each.ts";
import type { Value } from "../value.ts";
import { NAMES } from "../words.ts";
import { tellableWrong } from "./common.ts";
import { drawSeveral } from "./matched.ts";

const PROMPTS = [
	() => "Which of these are true?",
	(name: string) => `${name} found four answers. Which are right?`,
	(name: string) => `Check ${name}’s answers. Which ones are right?`,
] as const;

/** SELECT_ALL: claims about several tasks, two or three of them true and the others from wrong procedures. */
export function judged(form: Form, count = 4): Way {
	return (random) => {
		const drafts = drawSeveral(random, form, count);
		if (drafts === undefined) return undefined;
		const true_count = random.integer(2, count - 1);
		const choices = drafts.map((draft, at) => (at < true_count ? trueClaim(draft) : falseClaim(draft)));
		if (!choices.every((choice) => choice !== undefined)) return undefined;
		// Two tasks can lead to the same wrong claim if the claim is a sentence.
		if (new Set(choices.map(({ label }) => label)).size < choices.length) return undefined;
		return judgedQuestion(random, drafts, choices);
	};
}

function trueClaim(draft: Draft): Choice {
	const feedback = "One of the others is true as well. Work out each one.";
	return { label: claim(draft, draft.right), fits: true, mistake: ["missed-a-true-one", feedback] };
}

function falseClaim(draft: Draft): Choice | undefined {
	const [wrong] = tellableWrong(draft);
	if (wrong === undefined) return undefined;
	const [{ id, feedback }, value] = wrong;
	return { label: claim(draft, value), fits: false, mistake: [id, feedback] };
}

function judgedQuestion(random: Random, drafts: readonly Draft[], choices: readonly Choice[]) {
	const name = random.pick(NAMES);
	const at = random.integer(0, drafts.length - 1);
	const [one, choice] = [drafts[at], choices[at]];
	return chooseAll(
		random,
		{
			prompt: random
				.pick(PROMPTS)(name)
				.replace("four", `${inLetters(choices.length)}`),
			cta: "Choose all that fit.",
			hints: [
				"Check each one by itself. More than one is true, and at least one is not.",
				hintForOne(
					one?.task ?? choice?.label,
					one?.hints[0] ?? "",
					drafts.flatMap(({ task }) => task ?? choices.map(({ label }) => label)),
				),
				...(one?.hints.slice(1) ?? []),
			],
			explanation: drafts.map((draft) => sentence(claim(draft, draft.right))).join("\n\n"),
		},
		nameEach(choices),
	);
}

/** "$3 + 4 = 7$"; without a task the value is a claim itself: "$3 < 4$". */
function claim({ task }: Draft, { shown }: Value): string {
	return task === undefined ? shown : `${task} = ${shown}`.replaceAll("$ = $", " = ");
}

function sentence(claimed: string): string {
	return claimed.endsWith(".") ? claimed : `${claimed}.`;
}

function inLetters(count: number): string {
	return ["no", "one", "two", "three", "four", "five", "six"][count] ?? `${count}`;
}
